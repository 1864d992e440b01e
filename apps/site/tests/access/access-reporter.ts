import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints each page's number of tested states, its findings, and the sums. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters by their default export.
export default class AccessReporter implements Reporter {
  readonly #states = new Set<string>();
  #pages = 0;
  #looks = 0;
  #found = 0;

  onTestEnd({ annotations, title }: TestCase, { status, errors, duration }: TestResult): void {
    const looks = annotations.filter(({ type }) => type === "look");
    for (const { description = "" } of looks) this.#states.add(description);
    this.#pages += 1;
    this.#looks += looks.length;
    this.#found += errors.length;
    console.log(`${status} ${title}: ${looks.length} looks in ${Math.round(duration / 1000)} s`);
    for (const { message = "" } of errors) console.log(message);
  }

  onEnd(): void {
    console.log(
      `${this.#pages} pages and widths, ${this.#states.size} states and colours: ${this.#looks} looks, ${this.#found} with something to mend.`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
