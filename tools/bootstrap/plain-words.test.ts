import { describe, expect, it } from "vitest";
import { hardSentences } from "./plain-words.ts";

const found = (source: string, file = "a.tsx") =>
  hardSentences(source, file).map(({ line, reason }) => `${line} ${reason}`);
const words = (count: number) => `The${" word".repeat(count - 1)}.`;

describe("a sentence without a subject", () => {
  it.each([
    ["a line comment", "const a = 1; // What it gives.", 'begins with "what"'],
    ["a block comment", "/* whoever asks */", 'begins with "whoever"'],
    ["a doc comment", "/** Of these, the first. */", 'begins with "of"'],
    ["a quotation", "// One of which is “new”.", 'begins with "one of which"'],
    ["a later sentence", "// The page. Those with a form follow.", 'begins with "those"'],
    ["JSX", "const a = <p>{/* Whether it shows. */}</p>;", 'begins with "whether"'],
    ["a template's expression", "const a = `${/* What it is. */ 1}`;", 'begins with "what"'],
  ])("is found in %s", (_, source, reason) => {
    expect(found(source)).toEqual([`1 ${reason}`]);
  });

  it("is found in a stylesheet, also behind an apostrophe", () => {
    expect(found(".a {}\n/* Chromium's own. */\n/* What it's for. */\n.b { content: 'x' }", "a.css")).toEqual(
      ['3 begins with "what"'],
    );
  });

  it("is no word that only begins alike", () => {
    expect(found("// Offers a slot. Whatnot is a word, and one of them too.")).toEqual([]);
  });
});

describe("a long sentence", () => {
  it("has more than 25 words", () => {
    expect(found(`// ${words(25)}`)).toEqual([]);
    expect(found(`// ${words(26)}`)).toEqual(["1 26 words"]);
  });

  it("may go on over lines, and is reported where it starts", () => {
    const [first, second] = [words(13).slice(0, -1), words(13)];
    expect(found(`const a = 1;\n// ${first}\n// ${second}\n`)).toEqual(["2 26 words"]);
    expect(found(`/**\n * Short.\n * ${first}\n * ${second}\n */`)).toEqual(["3 26 words"]);
  });

  it("ends at a full stop, a blank line, a list item and a tag", () => {
    const half = words(20).slice(0, -1);
    expect(found(`/** ${half}. ${half}! \`Code\` ${half}. */`)).toEqual([]);
    expect(found(`/**\n * ${half}\n *\n * ${half}\n * - ${half}\n * @throws ${half}\n */`)).toEqual([]);
    expect(found(`// ${half}\n\n// ${half}`)).toEqual([]);
  });
});

it.each([
  ["a string", 'const a = "// What";'],
  ["a template", "const a = `/* What */ ${1} // What`;"],
  ["a template type", "type A = `// What ${string}`;"],
  ["a regular expression", String.raw`const a = /\/* What *\//, b = 4 / 2 / 1;`],
  ["JSX text and attributes", 'const a = <a href="//what">// What</a>;'],
])("%s is no comment", (_, source) => {
  expect(found(source)).toEqual([]);
});

it("a stylesheet's strings are no comment", () => {
  expect(found(`.a { content: "/* What */"; quotes: '/* Of' } /* The end. */`, "a.css")).toEqual([]);
});
