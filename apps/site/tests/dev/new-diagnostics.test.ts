import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { newDiagnosticsReporter } from "../../dev/new-diagnostics.ts";

const start = { line: 2, column: 3 };
const problem = (severity: Diagnostic["severity"], file: string, en = "Wrong."): Diagnostic => ({
  code: severity === "error" ? "unknown-key" : "spelling",
  severity,
  file,
  range: { start, end: start },
  path: "",
  message: { en, fr: `${en} (fr)` },
});
const error = (file: string, message?: string) => problem("error", file, message);
const warning = (file: string, message?: string) => problem("warning", file, message);

/** The messages to the author at each of these states of the content. */
function textsAt(states: readonly (readonly Diagnostic[])[]): string[][] {
  const said: string[] = [];
  const report = newDiagnosticsReporter((text) => said.push(text), `${process.cwd()}/content`);
  return states.map((diagnostics) => {
    report(diagnostics, () => "one\ntwo: 2\n", "en");
    return said.splice(0);
  });
}

/** The first lines of these messages. */
const toldAt = (states: readonly (readonly Diagnostic[])[]) =>
  textsAt(states).map((texts) => texts.map((text) => text.split("\n")[0] ?? ""));

const counted = (count: number) => `Warnings: ${count}. The atelier, at /__vitrine, shows them.`;

it("tells an error once while it stands, and again when it was made again", () => {
  const broken = [error("zones/a.yaml")];
  const line = "content/zones/a.yaml:2:3 error unknown-key";
  expect(toldAt([[], broken, broken, [...broken, error("site.yaml")], [], broken])).toEqual([
    [],
    [line],
    [],
    ["content/site.yaml:2:3 error unknown-key"],
    [],
    [line],
  ]);
});

it("tells an error in full, with the places that it is about, named from the working directory", () => {
  const related = [
    { file: "zones/b.yaml", range: { start, end: start }, message: { en: "The other", fr: "L’autre" } },
  ];
  const found = { ...error("zones/a.yaml"), hint: { en: "Mend it.", fr: "Corrigez." }, related };
  expect(textsAt([[found]]).flat()).toEqual([
    `content/zones/a.yaml:2:3 error unknown-key
  Wrong.

    1 | one
  > 2 | two: 2
      |   ^
    3 |

  The other: content/zones/b.yaml:2:3
  Mend it.
`,
  ]);
});

it("counts the warnings at first, and tells those that are new", () => {
  const old = [warning("a.yaml"), warning("b.yaml")];
  expect(toldAt([old, [...old, warning("b.yaml", "New.")], old])).toEqual([
    [counted(2)],
    ["content/b.yaml:2:3 warning spelling"],
    [],
  ]);
});

it("does not tell the warnings of a file again that had an error", () => {
  const old = [warning("a.yaml"), warning("b.yaml")];
  const broken = [error("a.yaml"), warning("b.yaml")];
  const moreBroken = [...broken, error("a.yaml", "Wrong too.")];
  expect(toldAt([old, broken, moreBroken, old, [...old, warning("a.yaml", "New.")]])).toEqual([
    [counted(2)],
    ["content/a.yaml:2:3 error unknown-key"],
    ["content/a.yaml:2:3 error unknown-key"],
    [],
    ["content/a.yaml:2:3 warning spelling"],
  ]);
});

it("takes the warnings of a file that had an error from the start as known", () => {
  const mended = [warning("a.yaml"), warning("b.yaml")];
  expect(
    toldAt([[error("a.yaml"), warning("b.yaml")], mended, [...mended, warning("a.yaml", "New.")]]),
  ).toEqual([
    ["content/a.yaml:2:3 error unknown-key", counted(1)],
    [],
    ["content/a.yaml:2:3 warning spelling"],
  ]);
});

it("shows twenty errors, and says how many more there are", () => {
  const many = Array.from({ length: 22 }, (_, i) => error(`zones/${i}.yaml`));
  const [told = []] = toldAt([many]);
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toBe("And 2 more errors: npm run check -- --content content lists them.");
});
