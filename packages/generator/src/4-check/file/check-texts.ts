import type { Site } from "@vitrine/schema/content/site";
import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import type { ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../../1-load/diagnose.ts";
import type { SourceFile, SourceText } from "../../1-load/source-file.ts";
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
import { repeatedByReferences, repeatedWords } from "./repeated-words.ts";
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
      entries.flatMap((entry) => Object.values(checkEntryTexts(entry, kind, knowledge)).flat()),
    ),
    ...sources.flatMap(checkPlaceholders),
  ];
}

/**
 * Holds one file's texts to the rules of language and of facts. The rules of language depend on the file alone,
 * and are not applied if their findings are known.
 */
export function checkEntryTexts(
  { file, data }: Entry<unknown>,
  kind: ContentKind,
  knowledge: TextKnowledge,
  known?: readonly Diagnostic[],
): { language: readonly Diagnostic[]; facts: readonly Diagnostic[] } {
  const [language, facts]: [Diagnostic[], Diagnostic[]] = [[], []];
  const ofLanguage = known === undefined ? languageRules(kind, knowledge) : [];
  const ofFacts = factRules(file, kind, knowledge);
  mapTexts(contentKinds[kind].schema, data, (text, path, schema) => {
    const apply = (rules: readonly Rule[], found: Diagnostic[]) => {
      for (const rule of rules)
        for (const issue of rule(text, path, schema)) found.push(diagnose(file, { ...issue, path }));
    };
    apply(ofLanguage, language);
    apply(ofFacts, facts);
    return text;
  });
  if (known !== undefined) return { language: known, facts };
  const items = repeatedItems(data as object).map((issue) => diagnose(file, issue));
  return { language: [...language, ...items], facts };
}

/** The rules of grammar, postal codes, repetition and spelling. */
function languageRules(kind: ContentKind, { registry, dictionary, commune }: TextKnowledge) {
  const rules: Rule[] = [
    (text, path) => placeGrammar(text, registry, !path.includes("keywords")),
    (text, path) => fieldMistakes(text, path, kind),
    repeatedWords,
    foreignBeginning,
  ];
  if (commune !== undefined) {
    const smallName = smallNameFinder(commune);
    rules.push((text) => foreignPostalCodes(text, commune));
    rules.push((text, path) => (path.includes("keywords") ? [] : smallName(text)));
  }
  if (dictionary !== undefined) {
    const ofPlace = new Set<string>(commune?.name.match(/\p{L}+/gu));
    rules.push((text, path) =>
      isName(path) ? [] : misspellings(text, dictionary).filter(({ part }) => !ofPlace.has(part)),
    );
  }
  return rules;
}

/** The rules of words that stand for facts. */
function factRules(file: SourceText, kind: ContentKind, { sharedFiles, contact }: TextKnowledge) {
  const facts = sharedFiles.facts.data;
  const vocabulary = vocabularyOf(facts);
  const rules: Rule[] = [(text) => repeatedByReferences(text, vocabulary)];
  // The choices of a form, and prices of a list, are numbers and terms that happen to be facts too.
  const typedFacts = typedFactsOf(facts);
  if (kind !== "facts" && kind !== "form")
    rules.push((text, path) => (PRICE_KEYS.has(path.at(-1)) ? [] : typedFacts(text)));
  if (contact !== undefined) rules.push((text) => phoneNumbers(text, contact));
  if (mayHoldForeignMarks(file.text))
    rules.push((text, path, schema) =>
      foreignMarks(text, facts, schema[LINKS_KEYWORD] === true ? undefined : path),
    );
  return rules;
}

/** Keys of a line's prices: another thing that costs as much is another price. */
const PRICE_KEYS: ReadonlySet<unknown> = new Set(["price", "other"]);

const vocabularyOf = memoize(factVocabulary);

const typedFactsOf = memoize(factFinder);

type Rule = (text: string, path: ContentPath, schema: TextSchema) => readonly TextIssue[];

/** Keys whose texts are names of people, companies and places. */
const NAME_KEYS: ReadonlySet<unknown> = new Set(["name", "firstName", "locality"]);
const isName = (path: ContentPath) => NAME_KEYS.has(path.at(-1));
