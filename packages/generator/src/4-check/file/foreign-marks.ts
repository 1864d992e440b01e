import type { Facts } from "@vitrine/schema/content/facts";
import { plainText } from "@vitrine/schema/text-links";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/** The beginnings of the marks that the rules below find. */
const SIGNS = ["{{", "*", "_", "`", "<", "](", "] (/", "]]", "Ã", "Â", "Å", "â€", "\uFFFD"];
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

interface Notation {
  readonly marks: RegExp;
  readonly message: Words;
  readonly hint: Words;
}

/** Notations of other programs, which a page shows as they stand. */
const NOTATIONS: readonly Notation[] = [
  {
    marks: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|(?<![\p{L}\p{N}*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\p{N}*])/gu,
    message: {
      en: "Asterisks are shown as they stand; they make no bold letters.",
      fr: "Les astérisques s’affichent tels quels ; ils ne mettent rien en gras.",
    },
    hint: { en: "Leave them out.", fr: "Retirez-les." },
  },
  {
    marks: /(?<![\p{L}\p{N}_])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\p{L}\p{N}_])/gu,
    message: {
      en: "Underscores are shown as they stand; they make no italics.",
      fr: "Les tirets bas s’affichent tels quels ; ils ne mettent rien en italique.",
    },
    hint: { en: "Leave them out.", fr: "Retirez-les." },
  },
  {
    marks: /`[^`]+`/g,
    message: { en: "Backticks are shown as they stand.", fr: "Les accents graves s’affichent tels quels." },
    hint: { en: "Leave them out, or write « and ».", fr: "Retirez-les, ou écrivez « et »." },
  },
  {
    marks: /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/gi,
    message: {
      en: "HTML is shown as it stands; a text holds words alone.",
      fr: "Le HTML s’affiche tel quel ; un texte ne contient que des mots.",
    },
    hint: { en: "Leave it out.", fr: "Retirez-le." },
  },
  {
    marks: new RegExp(ENTITY, "gi"),
    message: {
      en: "An entity of HTML is shown as it stands.",
      fr: "Une entité HTML s’affiche telle quelle.",
    },
    hint: { en: "Type the character that it stands for.", fr: "Tapez le caractère qu’elle représente." },
  },
  {
    marks: /!?\[[^[\]]*\](?:\([^()[\]]*\)|\(\S*|\s+\(\/[^\s)]*\)?)/g,
    message: {
      en: "This is shown as it stands; it makes no link here.",
      fr: "Ceci s’affiche tel quel, et ne fait pas de lien ici.",
    },
    hint: {
      en: "Where links may stand, one reads [words](/route), without a space; elsewhere, leave out the brackets and the address.",
      fr: "Là où un lien est permis, il s’écrit [mots](/adresse), sans espace ; ailleurs, retirez les crochets et l’adresse.",
    },
  },
  {
    marks: /[^\0\]\s]{0,30}\s?\]\]/g,
    message: {
      en: "« ]] » is shown as it stands: no « [[ » stands before it.",
      fr: "« ]] » s’affiche tel quel : aucun « [[ » ne le précède.",
    },
    hint: {
      en: "Leave it out, or write [[ where the text to be filled in begins.",
      fr: "Retirez-le, ou écrivez [[ là où commence le texte à écrire.",
    },
  },
];

/** Finds notations at the beginning of a text. In the file's source they look like YAML's own. */
export function foreignBeginning(text: string): readonly TextIssue[] {
  const [part] = FIRST.exec(text) ?? [];
  if (part === undefined) return [];
  return [
    foreign(
      part.trim(),
      { en: `« ${part.trim()} » is shown as it stands.`, fr: `« ${part.trim()} » s’affiche tel quel.` },
      { en: "Leave it out.", fr: "Retirez-le." },
    ),
  ];
}

/** Finds what a page would show as it stands: names of facts, emphasis, HTML and links in another notation, misread accents. */
export function foreignMarks(text: string, facts: Facts, mayLink: boolean): readonly TextIssue[] {
  const names = [...text.matchAll(NAMED)].flatMap(([part, braced, bare]) => {
    const name = braced ?? bare ?? "";
    if (!Object.hasOwn(facts, name)) return [];
    return [
      foreign(
        part,
        {
          en: `« ${part} » does not stand for the fact "${name}".`,
          fr: `« ${part} » ne remplace pas le fait « ${name} ».`,
        },
        { en: `Write \${${name}}.`, fr: `Écrivez \${${name}}.` },
      ),
    ];
  });
  const words = withoutMarks(mayLink ? plainText(text) : text);
  const marked = NOTATIONS.flatMap(({ marks, message, hint }) =>
    [...words.matchAll(marks)].map(([part]) => foreign(part, message, hint)),
  );
  const [misread] = MISREAD.exec(text) ?? [];
  if (misread === undefined) return [...names, ...marked];
  const issue: TextIssue = {
    code: "misread-accents",
    part: misread,
    message: {
      en: `« ${misread} » comes of accents that were read with another encoding.`,
      fr: `« ${misread} » vient d’accents lus dans un autre encodage.`,
    },
  };
  return [...names, ...marked, issue];
}

const foreign = (part: string, message: Words, hint: Words): TextIssue => ({
  code: "foreign-mark",
  part,
  message,
  hint,
});
