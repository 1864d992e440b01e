import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

interface Row {
  readonly fault: string;
  readonly sees: string;
  readonly leads: number;
  readonly inTheEnd: { readonly posts: number; readonly leads: number; readonly outbox: string };
  readonly ids: number;
}

const VIEWS: Readonly<Record<string, string>> = { thanks: "thank-you view", error: "network error" };

/** Prints the fault matrix's results as a table in Markdown. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters by their default export.
export default class FaultMatrixReporter implements Reporter {
  readonly #rows: string[] = [];
  #failed = 0;

  onTestEnd({ annotations, title }: TestCase, { status }: TestResult): void {
    if (status !== "passed") this.#failed += 1;
    const found = annotations.find(({ type }) => type === "fault-matrix")?.description;
    this.#rows.push(found === undefined ? `| ${title} | ${status} | | | | | |` : rowOf(found, status));
  }

  onEnd(): void {
    console.log(
      [
        "| fault | the visitor sees | leads then | once it is over | posts | leads | ids | left in the outbox |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ...this.#rows,
        "",
        `${this.#rows.length} faults, ${this.#failed} with another outcome than expected.`,
      ].join("\n"),
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

function rowOf(found: string, status: TestResult["status"]): string {
  const { fault, sees, leads, inTheEnd, ids } = JSON.parse(found) as Row;
  const cells = [
    status === "passed" ? fault : `${fault} (${status})`,
    VIEWS[sees],
    leads,
    sees === "error"
      ? "sent again by the visitor"
      : inTheEnd.posts > 1
        ? "sent again by the outbox"
        : "nothing",
    inTheEnd.posts,
    inTheEnd.leads,
    ids,
    inTheEnd.outbox || "nothing",
  ];
  return `| ${cells.join(" | ")} |`;
}
