import type { Facts } from "@vitrine/schema/content/facts";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { linksInText, plainText } from "@vitrine/schema/text-links";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/** The beginnings of the marks that the rules below find. */
const SIGNS = ["{{", "*", "_", "`", "<", "](", "] (", "]]", "Ã", "Â", "Å", "â€", "\uFFFD"];
/** Marks at the beginning of a text: a heading, an item, a quotation of Markdown. */
const FIRST = /^(?:#{1,6}|[-+*>])\s/;

/** True if a text needs the full search for these marks. */
export const mayHoldForeignMarks = (text: string): boolean =>
  SIGNS.some((sign) => text.includes(sign)) ||
  (text.includes("$") && /\$[a-z]/.test(text)) ||
  (text.includes("&") && ENTITY.test(text));

const NAMED = /\{\{\s*([a-z0-9-]+)\s*\}\}|\$([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/g;
/**
 * Accents and quotes in UTF-8, read as Windows-1252: each of their bytes behind the first is one of these. U+FFFD
 * stands for a byte that a program could not read.
 */
const MISREAD = /(?:[ÃÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ã |Â[\u00a0-\u00bf]|â€|\uFFFD)\S*/;
/** Names of HTML's entities: a list, since « R&D; » is none. */
const ENTITY =
  /&(?:nbsp|amp|[lg]t|quot|apos|euro|[lr][as]quo|[lr]dquo|hellip|[nm]dash|(?:oe|ae|sz)lig|copy|reg|trade|deg|times|middot|bull|shy|thinsp|sect|[a-z](?:acute|grave|circ|uml|cedil|tilde)|#\d+|#x[\da-f]+);/i;

/** A tag of HTML. One report spans a text’s tags, from the first to the last. */
const TAG = String.raw`</?[a-z][a-z0-9-]*(?:\s[^<>]*)?/?>`;

/** Notations of other programs: emphasis, code, HTML and its entities, links that make none here, a lone « ]] ». */
const NOTATIONS: readonly RegExp[] = [
  /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|(?<![\p{L}\p{N}*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\p{L}\p{N}_])/gu,
  /`[^`]+`/g,
  new RegExp(`${TAG}(?:[^]*${TAG})?|<!--`, "gi"),
  new RegExp(ENTITY, "gi"),
  /!?\[[^[\]]*\](?:\([^()[\]]*\)|\(\S*|\s+\((?:\/|https?:)[^\s)]*\)?)/g,
  /[^\0\]\s]{0,30}\s?\]\]/g,
];

/** Finds notations at the beginning of a text. In the file's source they look like YAML's own. */
export function foreignBeginning(text: string): readonly TextIssue[] {
  const [part] = FIRST.exec(text) ?? [];
  return part === undefined ? [] : [asItStands(part.trim())];
}

/**
 * Finds what a page would show as it stands: names of facts, emphasis, HTML and links in another notation, misread
 * accents. `linkless` is the path of a text in which no link may stand.
 */
export function foreignMarks(text: string, facts: Facts, linkless?: ContentPath): readonly TextIssue[] {
  const names = [...text.matchAll(NAMED)]
    .map(([part, braced, bare = ""]) => ({ part, name: braced ?? bare }))
    .filter(({ name }) => Object.hasOwn(facts, name))
    .map(foreignName);
  const links = linkless === undefined ? [] : linksInText(text).map(({ typed }) => noLink(typed, linkless));
  const plain = plainText(text);
  const words = withoutMarks(plain);
  const marked = NOTATIONS.flatMap((marks) =>
    [...words.matchAll(marks)].map(({ 0: { length }, index }) =>
      asItStands(plain.slice(index, index + length)),
    ),
  );
  const [misread] = MISREAD.exec(text) ?? [];
  return [...names, ...links, ...marked, ...(misread === undefined ? [] : [misreadAccents(misread)])];
}

const foreignName = ({ part, name }: { part: string; name: string }): TextIssue => ({
  code: "foreign-mark",
  part,
  en: `« ${part} » does not stand for the fact "${name}".`,
  fr: `« ${part} » ne remplace pas le fait « ${name} ».`,
  hint: { en: `Write \${${name}}.`, fr: `Écrivez \${${name}}.` },
});

const misreadAccents = (part: string): TextIssue => ({
  code: "misread-accents",
  part,
  en: `« ${part} » comes of accents that were read with another encoding.`,
  fr: `« ${part} » vient d’accents lus dans un autre encodage.`,
});

function noLink(part: string, path: ContentPath): TextIssue {
  const key = path.findLast((step) => typeof step === "string") ?? "";
  return {
    code: "foreign-mark",
    part,
    en: `The key "${key}" takes no link here: this is shown as it stands.`,
    fr: `La clé « ${key} » ne prend pas de lien ici : ceci s’affiche tel quel.`,
    hint: {
      en: "Write the words alone, or put them into a key whose help says « Un lien s’y écrit [mots](/adresse) », such as answer in faq.",
      fr: "Écrivez les mots seuls, ou mettez-les dans une clé dont l’aide dit « Un lien s’y écrit [mots](/adresse) », comme answer dans faq.",
    },
  };
}

const asItStands = (part: string): TextIssue => ({
  code: "foreign-mark",
  part,
  en: "This is shown as it stands.",
  fr: "Ceci s’affiche tel quel.",
});
