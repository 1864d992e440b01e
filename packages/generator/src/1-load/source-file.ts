import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from "yaml";
import type { ContentPath, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import { memoize } from "../memoize.ts";

/** The text of a content file. Positions of keys and values are computed on demand. */
export interface SourceText {
  /** Path under the content folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A content file's text and data. */
export interface SourceFile extends SourceText {
  readonly data: unknown;
}

/** Options for YAML 1.2 with the merge key `<<` of YAML 1.1, which authors use with anchors. */
export const YAML_OPTIONS = { merge: true, prettyErrors: false, logLevel: "error" } as const;

/** The first character of a part of a text, and the first one behind it. */
export type Offsets = readonly [start: number, end: number];

/** Turns offsets into lines and columns, both from 1. */
export function rangeOf(file: SourceText, [start, end]: Offsets): Range {
  const lines = linesOf(file);
  const [from, to] = [lines.linePos(start), lines.linePos(end)];
  return { start: { line: from.line, column: from.col }, end: { line: to.line, column: to.col } };
}

/** Finds the lines of a file's text. */
export const linesOf = memoize(({ text }: SourceText) => {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
});

/** Parses a file's text. */
export const documentOf = memoize(({ text }: SourceText) => parseDocument(text, YAML_OPTIONS));

/**
 * Finds a key or value, or else the first key. The place of a value behind an alias is at its anchor. The text is
 * parsed once, and only for a report.
 */
export function offsetsOf(file: SourceText, path: ContentPath, at: "key" | "value"): Offsets {
  const document = documentOf(file);
  const target = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  let place: Offsets | undefined;
  let node: unknown = document.contents;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = pairOf(document, node, String(step)) ?? misspelt(node, String(step));
      if (pair === undefined) break;
      node = target(pair.value);
      const isWanted = depth === path.length - 1 && at === "value";
      place = (isWanted ? nodeOffsets(node, file.text) : undefined) ?? nodeOffsets(pair.key, file.text);
    } else if (isCollection(node)) {
      node = target(node.items[Number(step)]);
      place = nodeOffsets(node, file.text) ?? place;
    }
  }
  return place ?? firstWord(file.text);
}

/** Finds the pair of a key. For a key from a merge, that pair is in the merged mapping. */
function pairOf(document: Document, map: YAMLMap, key: string): Pair | undefined {
  const own = map.items.find((pair) => keyOf(pair.key) === key);
  if (own !== undefined) return own;
  for (const { value } of map.items.filter((pair) => keyOf(pair.key) === "<<")) {
    for (const part of isSeq(value) ? value.items : [value]) {
      const source = isAlias(part) ? part.resolve(document) : part;
      const merged = isMap(source) ? pairOf(document, source, key) : undefined;
      if (merged !== undefined) return merged;
    }
  }
  return undefined;
}

/** Finds the pair whose key was read as this one. */
const misspelt = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => didYouMean(keyOf(pair.key) ?? "", [key]) !== undefined);

/** The value of a merge key is a symbol, so the key's source text identifies it. */
const keyOf = (key: unknown) => (isScalar(key) ? (key.source ?? String(key.value)) : undefined);

/**
 * Gives a node's offsets. An empty value has those of its tight comment, probably meant as the value, or of
 * its hyphen. Others have none, so that their key is shown instead.
 */
function nodeOffsets(node: unknown, text: string): Offsets | undefined {
  const range = (node as Node | null | undefined)?.range;
  if (!range) return undefined;
  const [start, end] = range;
  if (end > start) return [start, end];
  const comment = TIGHT_COMMENT.exec(text.slice(start))?.[0].length;
  if (comment !== undefined) return [start, start + comment];
  const hyphen = text.slice(0, start).trimEnd();
  return hyphen.endsWith("-") ? [hyphen.length - 1, hyphen.length] : undefined;
}

/** A comment without a space behind its sign, up to a true comment. */
const TIGHT_COMMENT = /^#[^\s#].*?(?=[ \t]+#\s|[ \t]*(?:[\r\n]|$))/;

/** Finds the part in the value as typed. Folding may have broken the part over two lines. */
export function partOf(text: string, [start, end]: Offsets, part: string): Offsets {
  const words = part.split(/\s+/).map((word) => RegExp.escape(word));
  const match = new RegExp(words.join("\\s+")).exec(text.slice(start, end));
  return match ? [start + match.index, start + match.index + match[0].length] : [start, end];
}

/** Finds the file's first key, or its first character, to show that something is missing. */
function firstWord(text: string): Offsets {
  const match = /^[ \t]*(?!---)([^\s#:][^:\r\n]*)/m.exec(text);
  return match
    ? [match.index + match[0].length - (match[1]?.length ?? 0), match.index + match[0].length]
    : [0, 0];
}
