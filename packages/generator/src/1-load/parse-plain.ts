import { load } from "js-yaml";

/**
 * Signs of what plain content has no need of. Some of them stand inside texts too; such a file takes the longer way,
 * that is all. Where a sign has a `glance`, texts without that are not searched for it.
 */
const SPECIAL: readonly { readonly glance?: RegExp; readonly sign: RegExp }[] = [
  // Tabs, carriage returns, other control characters, marks and separators.
  // oxlint-disable-next-line no-control-regex -- they are what it looks for
  { sign: /[\0-\x09\x0b-\x1f\x7f-\x9f\ufeff\u2028\u2029]/ },
  // Merge keys, several documents, directives.
  { sign: /<</ },
  { glance: /---|\.\.\.|%/, sign: /^ *(?:---|\.\.\.|%)/m },
  // Anchors, aliases, tags, complex keys: none of these begins amid a text, as a question mark of French does.
  { sign: /[&*!?](?<=(?:^|[\s[{,:-]).)(?!\s)|\?(?<=(?:^|[[{,:?&*!-])\s*.)\s/m },
  // Keys that are empty or null, a comment between a key and its value.
  { glance: /[\n :[{,-]:/, sign: /[[{,-] *:(?!\S)/ },
  { glance: /~|null/i, sign: /(?:~|[nN][uU][lL][lL]) *:/ },
  { glance: /#/, sign: /: *\n\s*#/ },
  // Texts that say how far they are indented.
  { sign: /[|>][+-]?\d/ },
  // Numbers too large for one.
  { sign: /\d[eE][+-]?\d{3}/ },
];

/**
 * The data of a plain YAML text, six times as fast as with positions; undefined for any text that `yaml` might read
 * differently, or have something to say of. A property test holds the two together.
 */
export function parsePlain(text: string): unknown {
  if (SPECIAL.some(({ glance, sign }) => (glance?.test(text) ?? true) && sign.test(text))) return undefined;
  if (COLON_LINE.test(text) && hasEmptyKey(text.split("\n"))) return undefined;
  try {
    const data = load(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** A line that begins with a colon: an empty key, or a French text that was wrapped there. */
const COLON_LINE = /(?:^|\n) *:/;
/** The line above a text in lines of its own. */
const BLOCK_TEXT = /^[^#]*[:-] [|>][+-]?$/;

/** Whether a line that begins with a colon is not surely one of a text in lines of its own. */
function hasEmptyKey(allLines: readonly string[]): boolean {
  const lines = allLines.filter((line) => line.trim() !== "");
  return lines.some((line, i) => {
    if (!/^ *:/.test(line)) return false;
    const head = lines.findLastIndex((above, j) => j < i && indentOf(above) < indentOf(line));
    const isFirst = indentOf(lines[head + 1] ?? "") === indentOf(line);
    return !isFirst || !BLOCK_TEXT.test(lines[head] ?? "");
  });
}

const indentOf = (line: string) => line.search(/[^ ]|$/);
