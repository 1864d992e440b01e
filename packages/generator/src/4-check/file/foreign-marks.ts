import type { Facts } from "@vitrine/schema/content/facts";
import { plainText } from "@vitrine/schema/text-links";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/** The beginnings of the marks that the rules below find. */
const SIGNS = ["{{", "*", "_", "`", "<", "](", "Ã", "Â", "Å", "â€"];
/** Marks at the beginning of a text: a heading, an item, a quotation of Markdown. */
const FIRST = /^(?:#{1,6}|[-+*>])\s/;

/** True if a text needs the full search for these marks. */
export const mayHoldForeignMarks = (text: string): boolean =>
  SIGNS.some((sign) => text.includes(sign)) ||
  (text.includes("$") && /\$[a-z]/.test(text)) ||
  (text.includes("&") && ENTITY.test(text));

const NAMED = /\{\{\s*([a-z0-9-]+)\s*\}\}|\$([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/g;
/** Accents and quotes in UTF-8, read as Windows-1252: each of their bytes behind the first is one of these. */
const MISREAD = /(?:[ÃÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ã |Â[\u00a0-\u00bf]|â€)\S*/;
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
    marks: /!?\[[^\]]*\]\([^)]*\)/g,
    message: {
      en: "This is shown as it stands; it makes no link here.",
      fr: "Ceci s’affiche tel quel, et ne fait pas de lien ici.",
    },
    hint: {
      en: "Leave out the brackets and the address. Where links may stand, one reads [words](/route).",
      fr: "Retirez les crochets et l’adresse. Là où un lien est permis, il s’écrit [mots](/adresse).",
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
export function foreignMarks(text: string, facts: Facts | undefined, mayLink: boolean): readonly TextIssue[] {
  const names = [...text.matchAll(NAMED)].flatMap(([part, braced, bare]) => {
    const name = braced ?? bare ?? "";
    if (facts === undefined || !Object.hasOwn(facts, name)) return [];
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
