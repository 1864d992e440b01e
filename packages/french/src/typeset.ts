const NARROW = "\u202F";
const NO_BREAK = "\u00A0";

/** A number and the unit that stays on its line. The space before a symbol is narrow, before a word full. */
const UNIT =
  /(\d) (?=(?:(€|%|h|min|m²|m2|(?:[kcm]?m|[km]?g|[cm]l)(?!['’]))|TTC|HT|ans?|mois|jours?|heures?|minutes?|euros?)(?![\p{L}\p{N}]))/gu;

/** A French telephone number. */
const TELEPHONE = /(?<![\d+] ?)0\d(?: \d\d){4}(?! ?\d)/g;

/** A day and its month. */
const DAY =
  /(\d) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu;

/** The name of a part of a law, before its number. */
const REFERENCE = /\b((?:article|paragraphe)s?) (?=\d)/gi;

/** « n° » before a number. */
const NUMBER = /(?<!\p{L})([nN]°) (?=[\p{Lu}\d])/gu;

/** « sur » before a number: « 7 jours sur 7 ». */
const OUT_OF = /\bsur (?=\d)/g;

/** A price's tax follows the currency. */
const TAX = /(€) (?=(?:TTC|HT)(?!\p{L}))/gu;

/** From one hour to another: a line may end between them. */
const HOURS = /\bde (\d{1,2}\u202Fh(?:\u202F\d{2})?) à (?=\d)/g;

/**
 * Typesets plain French as a book prints it. Source: Lexique des règles typographiques en usage à
 * l'Imprimerie nationale. Apostrophes are curved, and « guillemets » have no-break spaces. A narrow no-break
 * space stands before ; ! ? and a full one before the colon. Thousands typed as "1 400" stay together, and so
 * do a number and its unit. € and % get the space that an author left out. It also writes m² and …, and the raised
 * letters of 1ᵉʳ, Iᵉʳ and 3ᵉ as characters. Pages show these as `<sup>`; titles and structured data, which have no
 * markup, keep them. A line never ends between « n° » and its number. The function is idempotent.
 */
export function typeset(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  if (!HAS_ADDRESS.test(text) || text.includes(STAND_IN)) return setWords(text);
  const addresses = text.match(ADDRESS) ?? [];
  let next = 0;
  return setWords(text.replace(ADDRESS, STAND_IN)).replaceAll(STAND_IN, () => addresses[next++] ?? "");
}

/** Web and e-mail addresses, and the targets of links, are for machines, so they stay as typed. */
const ADDRESS = /(?<=\]\()[^()\s]+|(?:https?:\/\/|www\.)[^\s"«»<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const HAS_ADDRESS = /@|:\/\/|www\.|\]\(/;
/** Replaces an address while the rules run: a character for private use, which no rule matches. */
const STAND_IN = "\uE000";

function setWords(text: string): string {
  const set = typesetMarks(text);
  return /\d/.test(set) ? setNumbers(set) : set;
}

/** Typesets all but numbers, which stay as typed. */
export function typesetMarks(text: string): string {
  let set = text;
  // Each rule scans the whole text. A cheap test for its characters avoids most of these scans.
  if (set.includes("'")) set = set.replaceAll("'", "’");
  if (set.includes("Ier")) set = set.replace(/\bIer\b/g, "Iᵉʳ");
  if (set.includes("...")) set = set.replaceAll("...", "…");
  if (QUOTES.test(set)) {
    set = set
      .replace(/(?<![\p{L}\p{N}])"([^"]*)"/gu, "«$1»")
      .replace(/«[\s\u00A0\u202F]*/g, `«${NO_BREAK}`)
      .replace(/[\s\u00A0\u202F]*»/g, `${NO_BREAK}»`);
  }
  if (HIGH_MARKS.test(set)) {
    set = set
      .replace(/[ \u00A0\u202F]+([;!?])/g, `${NARROW}$1`)
      .replace(/[ \u00A0\u202F]+:(?=\s|$)/g, `${NO_BREAK}:`);
  }
  return set;
}

const QUOTES = /["«»]/;
const HIGH_MARKS = /[ \u00A0\u202F][;!?:]/;

function setNumbers(text: string): string {
  let set = text;
  if (/0\d \d\d /.test(set)) set = set.replace(TELEPHONE, (number) => number.replaceAll(" ", NO_BREAK));
  if (/\d \d/.test(set)) set = set.replace(/(?<!\d)(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${NARROW}`);
  if (/\d[er]/.test(set)) {
    set = set
      .replace(/\b1er\b/g, "1ᵉʳ")
      .replace(/\b1re\b/g, "1ʳᵉ")
      .replace(/\b(\d+)e\b/g, "$1ᵉ");
  }
  if (set.includes("m2")) set = set.replace(/\bm2\b/g, "m²");
  if (/\d ?h/.test(set))
    set = set.replace(/(?<![\p{L}\d])(\d{1,2}) ?h ?(\d{2})(?![\p{L}\d])/gu, `$1${NARROW}h${NARROW}$2`);
  if (/\d[€%]/.test(set)) set = set.replace(/(?<=\d)(?=[€%](?![\p{L}\p{N}]))/gu, NARROW);
  if (/\d /.test(set)) {
    set = set
      .replace(
        UNIT,
        (_, digit: string, symbol?: string) => digit + (symbol === undefined ? NO_BREAK : NARROW),
      )
      .replace(DAY, `$1${NO_BREAK}`)
      .replace(/(\d) \/ (?=\d)/g, `$1${NARROW}/${NARROW}`)
      .replace(/(?<!h\u202F\d)(\d) à (?=\d)/g, `$1${NO_BREAK}à${NO_BREAK}`)
      .replace(HOURS, `de${NO_BREAK}$1 à${NO_BREAK}`);
  }
  if (set.includes("sur ")) set = set.replace(OUT_OF, `sur${NO_BREAK}`);
  if (set.includes("° ")) set = set.replace(NUMBER, `$1${NO_BREAK}`);
  if (set.includes("€ ")) set = set.replace(TAX, `$1${NO_BREAK}`);
  if (/[es] \d/.test(set)) set = set.replace(REFERENCE, `$1${NO_BREAK}`);
  return set.includes("Paris ") ? set.replace(/\bParis (?=\d{1,2}ᵉ)/g, `Paris${NO_BREAK}`) : set;
}

/** Most strings (labels, identifiers) contain none of these, and this one test saves them a dozen passes. */
const NEEDS_WORK = /['".:;!?«»\d]|Ier/;
