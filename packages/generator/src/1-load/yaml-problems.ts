import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Range as NodeRange,
  visit,
  type YAMLError,
} from "yaml";
import { partition } from "../partition.ts";
import {
  curvedQuotes,
  insideCurvedQuotes,
  mayHoldCurvedQuotes,
  withStraightQuotes,
} from "./curved-quotes.ts";
import { documentOf, linesOf, type Offsets, type SourceText } from "./source-file.ts";
import { HIDDEN, SAID, YAML_WORDS, type YamlWords } from "./yaml-words.data.ts";

/** A mistake in a YAML text, at its start if it has no place; of a key that stands twice, the first place too. */
export interface YamlProblem extends YamlWords {
  readonly offsets?: Offsets | undefined;
  readonly first?: Offsets | undefined;
}

/** Lists a file's mistakes, one for each cause, in the author's words. */
export function yamlProblems(file: SourceText): YamlProblem[] {
  const syntax = syntaxProblems(file);
  const unseen = syntax.length === 0 && mayHoldUnseen(file.text) ? unseenCharacters(file) : [];
  // All but the last also explain a syntax error on their line.
  const causes = [...wrongNodes(documentOf(file)), ...lostTexts(file), ...cutTexts(file), ...syntax];
  const byLine = Map.groupBy(causes, ({ offsets = [0, 0] }) => linesOf(file).linePos(offsets[0]).line);
  const rows = file.text.split("\n");
  const ofLines = [...byLine].flatMap(([line, ofLine]) =>
    ofLine.slice(0, 1).map((problem) => withStraightQuotes(problem, rows[line - 1] ?? "")),
  );
  return [...ofLines, ...unseen];
}

function syntaxProblems(file: SourceText): YamlProblem[] {
  const { errors, warnings } = documentOf(file);
  const all: readonly YAMLError[] = [...errors, ...warnings];
  const hidden = all.length === 0 ? undefined : hiddenCause(file.text);
  if (hidden !== undefined) return [hidden];
  const [local, structural] = partition(all, ({ code }) => LOCAL.has(code));
  // A broken structure causes many errors in a row; the first place is the cause.
  const broken = structural.map((error) => problemOf(error, file));
  const tabs = broken.filter(({ code }) => code === "yaml-tab");
  return [...(tabs.length > 0 ? tabs : broken.slice(0, 1)), ...local.map((error) => problemOf(error, file))];
}

/** Codes of errors that do not disturb the parsing of the rest. */
const LOCAL = new Set<YAMLError["code"]>([
  "BAD_DQ_ESCAPE",
  "BAD_SCALAR_START",
  "DUPLICATE_KEY",
  "MULTIPLE_DOCS",
  "TAG_RESOLVE_FAILED",
]);

function hiddenCause(text: string): YamlProblem | undefined {
  for (const { pattern, ...words } of HIDDEN) {
    const match = pattern.exec(text);
    if (match !== null) return { ...words, offsets: [match.index, match.index + match[0].length] };
  }
  return undefined;
}

function problemOf({ code, message, pos }: YAMLError, file: SourceText): YamlProblem {
  const { text } = file;
  const document = documentOf(file);
  const lines = linesOf(file);
  if (/call stack/.test(message)) return SAID.tooDeep;
  const unclosed = /closing .quote/.test(message) ? quotedBefore(document, pos[0]) : undefined;
  const offsets = wordAt(text, unclosed ?? pos);
  const lineStart = lines.lineStarts[lines.linePos(offsets[0]).line - 1] as number;
  const [, spaces = "", tabs] = /^( *)(\t+)/.exec(text.slice(lineStart)) ?? [];
  if (tabs !== undefined) {
    const start = lineStart + spaces.length;
    return { ...SAID.tab, offsets: [start, start + tabs.length] };
  }
  if (code === "DUPLICATE_KEY") return { ...SAID.keyTwice, offsets, first: firstOfKey(document, pos[0]) };
  if (code === "MULTIPLE_DOCS") return { ...SAID.severalDocuments, offsets };
  const below = /nested mappings/i.test(message) ? lengthAt(KEY_BELOW, text, offsets[0]) : undefined;
  if (below !== undefined) return { ...SAID.misaligned, offsets: wordAt(text, [offsets[0] + below, 0]) };
  const isKey =
    /unexpected scalar/i.test(message) && lengthAt(/[a-z]\w*:\s/iy, text, offsets[0]) !== undefined;
  if (isKey && document.errors.some(({ code: other }) => IN_FLOW.has(other)))
    return { ...SAID.commaMissing, offsets };
  const words = YAML_WORDS.find(({ pattern }) => pattern.test(message));
  if (words !== undefined) return { ...words, offsets };
  return {
    en: `Not well-formed YAML: ${message.replace(/\.?$/, ".")}`,
    fr: "Ceci n’est pas du YAML bien formé.",
    offsets,
  };
}

/** Codes of errors that only a list in [ ] or a group in { } causes. */
const IN_FLOW = new Set<YAMLError["code"]>(["BLOCK_IN_FLOW", "MISSING_CHAR"]);

/**
 * Matches a value without a colon, up to a key on a line below, which is too far in: YAML reads on to it. Keys have no
 * capital first, unlike « Attention: » in a text of several lines.
 */
const KEY_BELOW = /(?!\?\s)(?:(?!:\s)[^])*?\n(?= +[a-z][\w-]*:(?:\s|$))/y;

/** Narrows the parser's range, a point or a long stretch, to the word there within its line. */
function wordAt(text: string, [from, end]: Offsets): Offsets {
  const start = from + (lengthAt(/[ \t]*(?=\S)/y, text, from) ?? 0);
  const word = lengthAt(/[^\s:]+/y, text, start) ?? 1;
  const stop = Math.min(text.length, Math.max(end, start + word));
  const line = text.slice(start, stop).search(/\r?\n/);
  return [start, line === -1 ? stop : start + line];
}

/** Gives the length of a sticky pattern's match at an offset. Slices would make the time quadratic. */
function lengthAt(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length;
}

const stretch = (range: NodeRange | null | undefined): Offsets => [range?.[0] ?? 0, range?.[1] ?? 0];

/** Lists a document's nodes of one kind, in the order of the text. */
function nodesOf<Kind>(document: Document, isWanted: (node: unknown) => node is Kind): Kind[] {
  const nodes: Kind[] = [];
  visit(document, (_, node) => {
    if (isWanted(node)) nodes.push(node);
  });
  return nodes;
}

/** The first place of a key that stands a second time at an offset. */
function firstOfKey(document: Document, offset: number): Offsets | undefined {
  const mappings = nodesOf(document, isMap).map(({ items }) => items.map(({ key }) => key).filter(isScalar));
  for (const keys of mappings) {
    const second = keys.find(({ range }) => range?.[0] === offset);
    if (second !== undefined) return stretch(keys.find(({ value }) => value === second.value)?.range);
  }
  return undefined;
}

/** The last quoted text that begins before an offset, where the parser misses its closing quote. */
function quotedBefore(document: Document, offset: number): Offsets | undefined {
  const quoted = nodesOf(document, isScalar).findLast(
    ({ type, range }) => type?.startsWith("QUOTE") && stretch(range)[0] < offset,
  );
  return quoted && stretch(quoted.range);
}

/** Lists wrong aliases, of which one inside its own anchor has no end, wrong keys and wrong merges. */
function wrongNodes(document: Document): YamlProblem[] {
  const wrong: YamlProblem[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      // A broken structure has such keys by accident.
      if (document.errors.length > 0) return;
      if (isCollection(key)) wrong.push({ ...SAID.keyIsNoName, offsets: stretch(key.range) });
      if (!isScalar(key) || key.source !== "<<") return;
      const source = isAlias(value) ? value.resolve(document) : value;
      const parts = isSeq(source) ? source.items : [source];
      if (parts.every((part) => isMap(isAlias(part) ? part.resolve(document) : part))) return;
      const place = isScalar(value) || isAlias(value) || isSeq(value) ? value : key;
      wrong.push({ ...SAID.mergeOfText, offsets: stretch(place.range) });
    },
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      const place = stretch(alias.range);
      if (target !== undefined) {
        if (ancestors.includes(target)) wrong.push({ ...SAID.aliasInItself, offsets: place });
        return;
      }
      wrong.push({
        en: `No anchor "&${alias.source}" stands before this alias.`,
        fr: `Aucune ancre « &${alias.source} » ne précède cet alias.`,
        hint: {
          en: "Correct the name; a text that begins with * must stand in quotes.",
          fr: "Corrigez le nom. Un texte qui commence par * se met entre guillemets.",
        },
        offsets: place,
      });
    },
  });
  return wrong;
}

/**
 * Matches what may be an anchor, a comment without a space behind its sign, or a comma in a text between braces. A
 * limit of 400 characters keeps the time linear.
 */
const LOSS = /[\s[{,]&\S|[ \t]#[^\s#]|\{[^}\n]{1,400},[^:,}\n]*[,}]/;

/** True if a part of a text may be lost, or its quotes may be none. */
export const mayLoseText = (text: string): boolean => LOSS.test(text) || mayHoldCurvedQuotes(text);

/** Lists beginnings of texts that are anchors without an alias, and ends of texts that are comments by accident. */
function lostTexts(file: SourceText): YamlProblem[] {
  const { text } = file;
  const document = documentOf(file);
  const used = new Set(nodesOf(document, isAlias).map(({ source }) => source));
  const lost: YamlProblem[] = [];
  for (const { anchor, type, value, range } of nodesOf(document, isScalar)) {
    if (type !== "PLAIN") continue;
    const [start, end] = stretch(range);
    if (anchor !== undefined && !used.has(anchor)) {
      const sign = text.lastIndexOf(`&${anchor}`, start);
      lost.push({ ...SAID.textAsAnchor, offsets: [sign, sign + anchor.length + 1] });
    }
    const inside = insideCurvedQuotes(String(value));
    if (inside !== undefined) lost.push({ ...curvedQuotes(inside), offsets: [start, end] });
    const gap = typeof value === "string" ? lengthAt(/[ \t]+(?=#[^\s#])/y, text, end) : undefined;
    if (gap === undefined) continue;
    const length = lengthAt(/.+/y, text, end + gap) ?? 1;
    lost.push({ ...SAID.textAsComment, offsets: [end + gap, end + gap + length] });
  }
  return lost;
}

/** Lists texts between braces that commas cut, as in { price: 47,50 € }: their rests are keys without values. */
function cutTexts(file: SourceText): YamlProblem[] {
  const document = documentOf(file);
  // A broken structure has such keys by accident.
  if (document.errors.some(({ code }) => code !== "DUPLICATE_KEY")) return [];
  const braced = nodesOf(document, isMap).filter(({ flow }) => flow === true);
  return braced.flatMap(({ items }) =>
    items.flatMap(({ value: first }, i): YamlProblem[] => {
      if (!isScalar(first) || first.type !== "PLAIN" || first.source === "") return [];
      const next = items.findIndex(({ value }, other) => other > i && value !== null);
      const rests = items.slice(i + 1, next === -1 ? undefined : next).map(({ key }) => key);
      const last = rests.at(-1);
      if (!isScalar(last) || rests.some(isLikeKey)) return [];
      const offsets: Offsets = [stretch(first.range)[0], stretch(last.range)[1]];
      const cut = file.text.slice(...offsets);
      const whole = insideCurvedQuotes(cut) ?? cut;
      const quoted = { en: `Put it in quotes: "${whole}".`, fr: `Mettez-la entre guillemets : "${whole}".` };
      const hint = /^\d+,\d+$/.test(whole) ? decimal(whole) : quoted;
      return [{ ...SAID.textCutByComma, offsets, ...(!/["\\\n]/.test(whole) && { hint }) }];
    }),
  );
}

/** A number with a comma may be one for the factory, or a text for the reader. */
const decimal = (typed: string) => ({
  en: `A number has a point: ${typed.replace(",", ".")}. A text stands in quotes: "${typed}".`,
  fr: `Un nombre s’écrit avec un point : ${typed.replace(",", ".")}. Un texte se met entre guillemets : "${typed}".`,
});

/** True for what an author meant as a key: it lacks its value, or the space before it. */
const isLikeKey = (key: unknown) => isScalar(key) && /^[a-z]\w*(?::\S|$)/i.test(String(key.value));

/** Names what kept the parser from resolving a well-formed document. */
export function aliasProblem(file: SourceText, error: Error): YamlProblem {
  if (!/alias/i.test(error.message)) throw error;
  const [first] = nodesOf(documentOf(file), isAlias);
  return { ...SAID.tooManyAliases, offsets: first && stretch(first.range) };
}

/**
 * Characters that no page can show: controls, lone surrogates and noncharacters (HTML standard,
 * "Preprocessing the input stream"). Bidirectional controls also count, since they reorder the text around
 * them (UTS 39, "Bidirectional text spoofing"). A zero-width space (U+200B) or a byte order mark inside a
 * text splits words invisibly.
 */
const UNSEEN = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n]]/v;

/** Matches such a character, or an escape that may produce one, in a file's source. */
const SIGN =
  /[[\p{Cc}\p{Noncharacter_Code_Point}\u200b\ufeff\u202a-\u202e\u2066-\u2069]--[\t\n\r]]|\\[^"\\\/\n ]/v;

/** True if a file's texts need the full search for such characters. */
export const mayHoldUnseen = (text: string): boolean => SIGN.test(text);

/** Lists the first such character of each key and text: its own place or, of an escape, that of the text. */
const unseenCharacters = (file: SourceText): YamlProblem[] =>
  nodesOf(documentOf(file), isScalar).flatMap(({ value, range }): YamlProblem[] => {
    const [character] = (typeof value === "string" && UNSEEN.exec(value)) || [];
    if (character === undefined) return [];
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const [start, end] = stretch(range);
    const place = start + file.text.slice(start, end).indexOf(character);
    return [
      {
        code: "unseen-character",
        en: `This holds the character U+${code}, which no page can show.`,
        fr: `Ceci contient le caractère U+${code}, qu’aucune page ne peut montrer.`,
        offsets: place < start ? [start, end] : [place, place + character.length],
      },
    ];
  });
