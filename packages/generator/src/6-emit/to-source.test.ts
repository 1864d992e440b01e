import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSource } from "./to-source.ts";

const evaluated = (source: string) => JSON.stringify(runInNewContext(`(${source})`));

describe("toSource", () => {
  it.each([
    `l'eau "claire"`,
    "C:\\dossier\\",
    "a\u2028b\u2029c",
    "</script><!--",
    "`${process.exit()}`",
    "\u00A0\u202F\u200B\uFEFF\u0085",
    "ligne\nligne\tfin\0",
    "🧽 \u{E0067}",
    "\uD800",
  ])("keeps %j", (text) => {
    expect(evaluated(toSource({ [text]: [text] }))).toBe(JSON.stringify({ [text]: [text] }));
  });

  it("gives back any data", () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom("__proto__", "constructor", "a-b", "été", "1", "default"),
    );
    const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }));
    const data = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: "small" },
        text,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("any")),
        fc.dictionary(key, tie("any")),
      ),
    })).any;
    fc.assert(fc.property(data, (value) => evaluated(toSource(value)) === JSON.stringify(value)));
  });

  it("escapes every character that a reader could not see", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(fc.property(text, (value) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u202F]/u.test(toSource(value))));
  });

  it("leaves out undefined values", () => {
    expect(toSource({ a: undefined, b: [] })).toBe("{\n  b: []\n}");
  });
});
