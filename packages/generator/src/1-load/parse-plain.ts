import { load } from "js-yaml";
import { mayHoldUnseen } from "./unseen-characters.ts";

/** What characters of which plain content has no need of have in common: a set of units alone is searched for fastest. */
const RARE =
  // oxlint-disable-next-line no-control-regex -- they are what it looks for
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffe\uffff\\]/;

/** Tabs, carriage returns, other control characters, marks and separators. */
const CONTROL = /[[\p{Cc}\ufeff\u2028\u2029]--[\n]]/v;

/**
 * Signs of what else plain content has no need of. Some of them stand inside texts too; such a file takes the longer way,
 * that is all. Where a sign has marks, texts without any of these are not searched for it.
 */
const SPECIAL: readonly { readonly marks?: readonly string[]; readonly sign: RegExp }[] = [
  // Merge keys, several documents, directives.
  { sign: /<</ },
  { marks: ["---", "...", "%"], sign: /^ *(?:---|\.\.\.|%)/m },
  // Anchors, aliases, tags, complex keys: none of these begins amid a text, as a question mark of French does.
  {
    marks: ["&", "*", "!", "?"],
    sign: /[&*!?](?<=(?:^|[\s[{,:-]).)(?!\s)|\?(?<=(?:^|[[{,:?&*!-])\s*.)\s/m,
  },
  // Keys that are empty or null: looked for from their colons on, of which there are few.
  { sign: /:(?:(?!\S)(?<=[[{,-] *:)|(?<=(?:~|[nN][uU][lL][lL]) *:))/ },
  // A comment between a key and its value.
  { marks: ["#"], sign: /: *\n\s*#/ },
  // Texts that say how far they are indented.
  { sign: /[|>][+-]?\d/ },
  // Numbers too large for one.
  { sign: /\d[eE][+-]?\d{3}/ },
];

/**
 * The data of a plain YAML text, six times as fast as with positions; undefined for any text that `yaml` might read
 * differently, or have something to say of, or that may hold what no page can show. A property test holds the two together.
 */
export function parsePlain(text: string): unknown {
  if (isSpecial(text)) return undefined;
  if (COLON_LINE.test(text) && hasEmptyKey(text.split("\n"))) return undefined;
  try {
    const data = load(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isSpecial(text: string): boolean {
  if (RARE.test(text) && (CONTROL.test(text) || mayHoldUnseen(text))) return true;
  return SPECIAL.some(
    ({ marks, sign }) => (marks?.some((mark) => text.includes(mark)) ?? true) && sign.test(text),
  );
}

/** A line that begins with a colon: an empty key, or a French text that was wrapped there. */
const COLON_LINE = /:(?<=^ *:)/m;
/** The line above a text in lines of its own. */
const BLOCK_TEXT = /^[^#]*[:-] [|>][+-]?$/;

/** Whether a line that begins with a colon is not surely one of a text in lines of its own. */
function hasEmptyKey(allLines: readonly string[]): boolean {
  const lines = allLines.filter((line) => line.trim() !== "");
  const indents = lines.map(indentOf);
  /** The lines that a line stands further in than, each further in than the one before. */
  const around: number[] = [];
  return lines.some((line, i) => {
    const indent = indents[i] as number;
    while (around.length > 0 && (indents[around.at(-1) as number] as number) >= indent) around.pop();
    const head = around.at(-1) ?? -1;
    around.push(i);
    if (!/^ *:/.test(line)) return false;
    return indents[head + 1] !== indent || !BLOCK_TEXT.test(lines[head] ?? "");
  });
}

const indentOf = (line: string) => line.search(/[^ ]|$/);
