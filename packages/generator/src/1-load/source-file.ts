import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from "yaml";
import type { ContentIssue, ContentPath, Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { formatPath } from "@vitrine/schema/diagnostics/diagnostic";

/** A content file as text and data, with the places of its keys and values on demand. */
export interface SourceFile {
  /** Path under the content folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly data: unknown;
}

/** Where a key or value stands in the text. Parses anew: only files with something to report pay for positions. */
export function locate(file: SourceFile, path: ContentPath, at: "key" | "value"): Range {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines });
  const [start, end] = offsets(document.contents, path, at) ?? firstWord(file.text);
  return rangeOf(lines, start, end);
}

/** Places an issue in its file. */
export function diagnose(file: SourceFile, issue: ContentIssue): Diagnostic {
  const { code, severity = "error", path, at, message, hint } = issue;
  const diagnostic = {
    code,
    severity,
    file: file.path,
    range: locate(file, path, at),
    path: formatPath(path),
    message,
  };
  return hint === undefined ? diagnostic : { ...diagnostic, hint };
}

/** Turns offsets into lines and columns, both from 1. */
export function rangeOf(lines: LineCounter, start: number, end: number): Range {
  const [from, to] = [lines.linePos(start), lines.linePos(end)];
  return { start: { line: from.line, column: from.col }, end: { line: to.line, column: to.col } };
}

type Offsets = readonly [start: number, end: number];

function offsets(root: Node | null, path: ContentPath, at: "key" | "value"): Offsets | undefined {
  let place: Offsets | undefined;
  let node: unknown = root;
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1;
    if (isMap(node)) {
      const pair = pairOf(node, String(step));
      if (pair === undefined) return place;
      const key = nodeOffsets(pair.key);
      place = last && at === "value" ? (nodeOffsets(pair.value) ?? key) : key;
      node = pair.value;
    } else if (isCollection(node)) {
      node = node.items[Number(step)];
      place = nodeOffsets(node) ?? place;
    }
    if (isAlias(node)) return place;
  }
  return place;
}

function pairOf(map: YAMLMap, key: string) {
  return map.items.find(
    (pair) => isPair(pair) && String((pair.key as { value?: unknown } | null)?.value) === key,
  );
}

function nodeOffsets(node: unknown): Offsets | undefined {
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], range[1]] : undefined;
}

/** The first key of the file, or its first character: where "something is missing here" is shown. */
function firstWord(text: string): Offsets {
  const match = /^[ \t]*([^\s#:][^:\r\n]*)/m.exec(text);
  return match
    ? [match.index + match[0].length - (match[1]?.length ?? 0), match.index + match[0].length]
    : [0, 0];
}
