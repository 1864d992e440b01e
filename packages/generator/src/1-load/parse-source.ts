import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "./diagnose.ts";
import { documentOf, rangeOf } from "./source-file.ts";
import { aliasProblem, mayHoldUnseen, mayLoseText, type YamlProblem, yamlProblems } from "./yaml-problems.ts";
import { SAID } from "./yaml-words.data.ts";

/** The number of repetitions that aliases may cause: far above a page's need, far below an alias bomb. */
const MAX_ALIASES = 100;

/** Reads one YAML 1.2 text. Its data is undefined if there is something to report. */
export function parseSource(
  path: string,
  text: string,
): { data: unknown; diagnostics: readonly Diagnostic[] } {
  const file = { path, text };
  const failed = (...problems: YamlProblem[]) => ({
    data: undefined,
    diagnostics: problems.map(({ code = "yaml-syntax", offsets = [0, 0], first, ...words }) => ({
      ...diagnose(file, { code, offsets, ...words }),
      ...(first && { related: [{ file: path, range: rangeOf(file, first), message: FIRST }] }),
    })),
  });
  const plain = parsePlain(text);
  if (plain !== undefined) return { data: plain, diagnostics: [] };
  const problems = yamlProblems(file);
  if (problems.length > 0) return failed(...problems);
  try {
    const data: unknown = documentOf(file).toJS({ maxAliasCount: MAX_ALIASES });
    return data === null ? failed(SAID.empty) : { data, diagnostics: [] };
  } catch (error) {
    return failed(aliasProblem(file, error as Error));
  }
}

const FIRST = { en: "The first one", fr: "La première" };

/** `yaml` reads aliases, since it counts how often they repeat a text. */
const PLAIN_OPTIONS = { schema: CORE_SCHEMA.withTags(mergeTag), maxAliases: 0 };

/**
 * Reads the data of a YAML text without positions, six times as fast. Gives undefined for a text that `yaml`
 * must read again: invalid YAML, no mapping, or perhaps a lost text or an unseen character.
 */
export function parsePlain(text: string): unknown {
  if (mayHoldUnseen(text) || mayLoseText(text)) return undefined;
  try {
    const data = load(text, PLAIN_OPTIONS);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
