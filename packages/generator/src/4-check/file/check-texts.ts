import type { Site } from "@vitrine/schema/content/site";
import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import type { ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../../1-load/diagnose.ts";
import type { SourceFile } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import { mapTexts, type TextSchema } from "../../3-resolve/texts/map-texts.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import type { PageContext } from "../../3-resolve/page-context.ts";
import { memoize } from "../../memoize.ts";
import { factVocabulary } from "../../3-resolve/texts/vocabulary.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { fieldMistakes } from "./field-mistakes.ts";
import { foreignBeginning, foreignMarks, mayHoldForeignMarks } from "./foreign-marks.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { placeGrammar, smallNameFinder } from "./place-grammar.ts";
import { foreignPostalCodes } from "./postal-codes.ts";
import { repeatedItems } from "./repeated-items.ts";
import { repeatedWords } from "./repeated-words.ts";
import { misspellings } from "./spelling.ts";
import type { TextIssue } from "./text-issue.ts";
import { factFinder } from "./typed-facts.ts";

/** Sources for the rules of single texts, besides the text. */
interface TextKnowledge extends Pick<PageContext, "registry" | "dictionary" | "sharedFiles"> {
  readonly contact: Site["contact"] | undefined;
  /** The commune of a local page. */
  readonly commune?: Commune | undefined;
}

/** Holds every text that a visitor reads, but for those of local pages, to the rules of single texts. */
export function checkTexts(
  content: ValidContent,
  sources: readonly SourceFile[],
  context: Pick<TextKnowledge, "registry" | "dictionary" | "sharedFiles">,
): Diagnostic[] {
  const knowledge = { ...context, contact: content.site?.data.contact };
  return [
    ...[...content.byKind].flatMap(([kind, entries]) =>
      entries.flatMap((entry) => checkEntryTexts(entry, kind, knowledge)),
    ),
    ...sources.flatMap(checkPlaceholders),
  ];
}

/** Holds one file's texts to the rules of facts, grammar, postal codes, marks, repetition and spelling. */
export function checkEntryTexts(
  entry: Entry<unknown>,
  kind: ContentKind,
  { sharedFiles, contact, registry, dictionary, commune }: TextKnowledge,
): readonly Diagnostic[] {
  const facts = sharedFiles.facts.data;
  const vocabulary = vocabularyOf(facts);
  const rules: Rule[] = [
    (text, path) => placeGrammar(text, registry, !path.includes("keywords")),
    (text, path) => fieldMistakes(text, path, kind),
    (text) => repeatedWords(text, vocabulary),
    foreignBeginning,
  ];
  // The choices of a form are numbers and terms that happen to be facts too.
  if (kind !== "facts" && kind !== "form") rules.push(typedFactsOf(facts));
  if (contact !== undefined) rules.push((text) => phoneNumbers(text, contact));
  if (commune !== undefined) {
    const smallName = smallNameFinder(commune);
    rules.push((text) => foreignPostalCodes(text, commune));
    rules.push((text, path) => (path.includes("keywords") ? [] : smallName(text)));
  }
  if (mayHoldForeignMarks(entry.file.text))
    rules.push((text, path, schema) =>
      foreignMarks(text, facts, schema[LINKS_KEYWORD] === true ? undefined : path),
    );
  if (dictionary !== undefined) {
    const ofPlace = new Set<string>(commune?.name.match(/\p{L}+/gu));
    rules.push((text, path) =>
      isName(path) ? [] : misspellings(text, dictionary).filter(({ part }) => !ofPlace.has(part)),
    );
  }
  return [
    ...applyRules(kind, entry, rules),
    ...repeatedItems(entry.data as object).map((issue) => diagnose(entry.file, issue)),
  ];
}

const vocabularyOf = memoize(factVocabulary);

const typedFactsOf = memoize(factFinder);

type Rule = (text: string, path: ContentPath, schema: TextSchema) => readonly TextIssue[];

/** Keys whose texts are names of people, companies and places. */
const NAME_KEYS: ReadonlySet<unknown> = new Set(["name", "firstName", "locality"]);
const isName = (path: ContentPath) => NAME_KEYS.has(path.at(-1));

function applyRules(kind: ContentKind, { file, data }: Entry<unknown>, rules: readonly Rule[]): Diagnostic[] {
  const found: { path: ContentPath; issue: TextIssue }[] = [];
  mapTexts(contentKinds[kind].schema, data, (text, path, schema) => {
    for (const rule of rules) for (const issue of rule(text, path, schema)) found.push({ path, issue });
    return text;
  });
  return found.map(({ path, issue }) => diagnose(file, { ...issue, path }));
}
