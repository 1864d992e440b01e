import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { Words } from "@vitrine/schema/diagnostics/words";

/** A mistake in YAML, in the author's words. */
export interface YamlWords extends Words {
  /** "yaml-syntax" if undefined. */
  readonly code?: DiagnosticCode;
  readonly hint?: Words;
}

/** The texts of a mistake, each in English and French. */
type Texts = readonly [message: string, messageInFrench: string, hint: string, hintInFrench: string];

const said = (...[en, fr, hint, hintInFrench]: Texts): YamlWords => ({
  en,
  fr,
  hint: { en: hint, fr: hintInFrench },
});

/** A mistake with the pattern by which it is known. */
interface KnownMistake extends YamlWords {
  readonly pattern: RegExp;
}

const known = (pattern: RegExp, ...texts: Texts): KnownMistake => ({ pattern, ...said(...texts) });

/** Mistakes that the parser does not name, or names too broadly. */
export const SAID = {
  empty: {
    code: "empty-file",
    en: "The file holds nothing.",
    fr: "Le fichier est vide.",
  },
  tooDeep: said(
    "The file nests too deep to be read.",
    "Le fichier a trop de niveaux pour être lu.",
    "A page needs no more than a dozen levels.",
    "Une page n’en demande pas plus d’une douzaine.",
  ),
  misaligned: said(
    "This line is not indented like those it belongs with, or lacks a space behind its hyphen.",
    "Le retrait de cette ligne n’est pas celui des lignes qui vont avec elle, ou il manque un espace après son tiret.",
    "Keys stand under keys, hyphens under hyphens; what belongs to a key stands two spaces further in.",
    "Les clés s’alignent sous les clés, les tirets sous les tirets ; ce qui dépend d’une clé est deux espaces plus en retrait.",
  ),
  tab: {
    code: "yaml-tab",
    en: "This line is indented with a tab; YAML is indented with spaces.",
    fr: "Cette ligne est mise en retrait par une tabulation ; en YAML, le retrait se fait par des espaces.",
  },
  keyTwice: {
    code: "duplicate-key",
    en: "This key stands twice in the same place.",
    fr: "Cette clé figure deux fois au même endroit.",
  },
  severalDocuments: {
    code: "several-documents",
    en: "A second YAML document begins here; one file is one page.",
    fr: "Un second document YAML commence ici ; un fichier est une page.",
  },
  mergeOfText: said(
    '"<<" takes in the keys of another group; this is none.',
    "« << » reprend les clés d’un autre groupe ; ceci n’en est pas un.",
    "Give it the alias of a group of keys, such as *name.",
    "Donnez-lui l’alias d’un groupe de clés, comme *nom.",
  ),
  aliasInItself: said(
    "This alias stands inside its own anchor, so it would repeat itself without end.",
    "Cet alias se trouve dans sa propre ancre : il se répéterait sans fin.",
    "Write out what the alias stands for, or put a text that begins with * in quotes.",
    "Écrivez en toutes lettres ce que remplace l’alias. Un texte qui commence par * se met entre guillemets.",
  ),
  textAsAnchor: {
    code: "lost-text",
    en: "A word that begins with & is an anchor, no part of the text; no alias uses this one.",
    fr: "Un mot qui commence par & est une ancre et ne fait pas partie du texte ; aucun alias n’emploie celle-ci.",
  },
  textAsComment: {
    code: "lost-text",
    en: "Behind a space, # begins a comment: the rest of this line is no part of the text.",
    fr: "Après un espace, # commence un commentaire : la suite de la ligne ne fait pas partie du texte.",
  },
  textCutByComma: {
    code: "lost-text",
    en: "Between braces, a comma ends a value.",
    fr: "Entre accolades, une virgule finit une valeur.",
  },
  commaMissing: said(
    "A comma is missing before this key.",
    "Il manque une virgule avant cette clé.",
    "In { }, a comma stands between a value and the next key.",
    "Entre { }, une virgule sépare une valeur de la clé qui suit.",
  ),
  keyIsNoName: said(
    "A key is a name, not a list or a group.",
    "Une clé est un nom, pas une liste ni un groupe.",
    "Write the name without brackets. A text that begins with [ or { must stand in quotes.",
    "Écrivez le nom sans crochet ni accolade. Un texte qui commence par [ ou { se met entre guillemets.",
  ),
  tooManyAliases: said(
    "Aliases repeat parts of this file more than 100 times.",
    "Des alias répètent plus de 100 fois des parties de ce fichier.",
    "Write out what the aliases stand for.",
    "Écrivez en toutes lettres ce que remplacent les alias.",
  ),
} as const satisfies Record<string, YamlWords>;

/** Mistakes that the parser reports at another place or under another name, by their marks (`pattern`) in the text. */
export const HIDDEN: readonly KnownMistake[] = [
  known(
    /^(?:<{7}|={7}|>{7})(?= |\r?$)/m,
    "A conflict between two versions is left here, as git marks it.",
    "Un conflit entre deux versions est resté ici, tel que git le marque.",
    "Keep the lines of one version, and delete the other's with the lines <<<<<<<, ======= and >>>>>>>.",
    "Gardez les lignes d’une version, et supprimez celles de l’autre avec les lignes <<<<<<<, ======= et >>>>>>>.",
  ),
  known(
    /(?<=^ *)[\u00a0\u202f]+(?=[ \u00a0\u202f]*(?:- |[\w-]+:))/m,
    "This line is indented with no-break spaces; YAML is indented with plain ones.",
    "Cette ligne est mise en retrait par des espaces insécables ; YAML demande des espaces simples.",
    "Replace each by a plain space: a Mac types them where Option is held down.",
    "Remplacez-les par des espaces simples : sur un Mac, la touche Option enfoncée donne des insécables.",
  ),
  known(
    /(?<=^ *(?:- )?(?:[a-z][\w-]*:|-))[\u00a0\u202f]+/m,
    "A no-break space stands behind this colon or hyphen; YAML needs a plain one.",
    "Un espace insécable suit ce deux-points ou ce tiret ; YAML demande un espace simple.",
    "Type the space anew.",
    "Retapez l’espace.",
  ),
  known(
    /(?<=^ *)[–—−•](?=\s*(?:[a-z][\w-]*:\s|\{))/m,
    "This sign is no hyphen, and begins no item of a list.",
    "Ce signe n’est pas un trait d’union, et ne commence pas d’élément d’une liste.",
    "Write - and a space.",
    "Écrivez - suivi d’un espace.",
  ),
];

/** The parser's own messages (`pattern`) in the author's words, with the slips that cause each. */
export const YAML_WORDS: readonly KnownMistake[] = [
  known(
    /nested mappings/i,
    "A second key begins on this line, by « : » or « ? ».",
    "Une seconde clé commence sur cette ligne, par « : » ou « ? ».",
    "A text that holds « : », or begins with « ? », must stand in quotes, or in a block begun with >-.",
    "Un texte qui contient « : », ou commence par « ? », se met entre guillemets, ou dans un bloc ouvert par >-.",
  ),
  known(
    /missing closing .quote/i,
    "A quote is opened here and never closed.",
    "Un guillemet ouvert ici n’est jamais refermé.",
    "Close it, or write the text in a block begun with >-.",
    "Refermez-le, ou écrivez le texte dans un bloc ouvert par >-.",
  ),
  known(
    /at node end/i,
    "Something stands behind the end of this text, list or group.",
    "Quelque chose suit la fin de ce texte, de cette liste ou de ce groupe.",
    "A text with quotes in it, or one that begins with [, { or *, stands in a block begun with >-; between { } it stands in quotes. Inside '…' an apostrophe is doubled: 'l''eau'.",
    "Un texte qui contient des guillemets, ou commence par [, { ou *, se met dans un bloc ouvert par >- ; entre { }, il se met entre guillemets. Entre '…', une apostrophe se double : 'l''eau'.",
  ),
  known(
    /implicit keys need to be on a single line|implicit map keys need to be followed/i,
    "No key can be read here: a colon with a space behind it is missing.",
    "Aucune clé ne peut être lue ici : il manque un deux-points suivi d’un espace.",
    "Write it as key: value. The lines of a text in a block stand two spaces further in than its key.",
    "Écrivez clé: valeur. Les lignes d’un texte en bloc sont deux espaces plus en retrait que sa clé.",
  ),
  known(
    /plain value cannot start|reserved character|unresolved tag|alias|anchor/i,
    "A text can't begin with this character.",
    "Un texte ne peut pas commencer par ce caractère.",
    "A text that begins with one of ! & * @ % , ` must stand in quotes.",
    "Un texte qui commence par l’un des signes ! & * @ % , ` se met entre guillemets.",
  ),
  known(
    /block scalar header|not a yaml token/i,
    "Behind | or > no text can stand on the same line.",
    "Aucun texte ne peut suivre | ou > sur la même ligne.",
    "Begin the text on the next line, two spaces further in than its key; or leave the sign out and write the text in quotes.",
    "Commencez le texte à la ligne suivante, deux espaces plus en retrait que sa clé, ou retirez le signe et mettez le texte entre guillemets.",
  ),
  known(
    /block-seq-ind on same line/i,
    "A hyphen begins a list, which can't stand on the line of its key.",
    "Un tiret commence une liste, qui ne peut pas figurer sur la ligne de sa clé.",
    "A text that begins with a hyphen must stand in quotes; a list stands on lines of its own.",
    "Un texte qui commence par un tiret se met entre guillemets ; une liste commence à la ligne suivante.",
  ),
  { pattern: /missing , between flow map/i, ...SAID.commaMissing },
  known(
    /block collections are not allowed/i,
    "Between [ ] or { }, « : » begins a second key here, or « - » a list.",
    "Entre [ ] ou { }, « : » commence ici une seconde clé, ou « - » une liste.",
    "A text that holds « : » or begins with « - » must stand in quotes; a comma stands between two keys or items.",
    "Un texte qui contient « : » ou commence par « - » se met entre guillemets ; une virgule sépare deux clés ou deux éléments.",
  ),
  known(
    /flow|, or :|must end with/i,
    "A list in [ ] or a group in { } has a comma too few or too many, or is not closed.",
    "Une liste entre [ ] ou un groupe entre { } a une virgule de moins ou de trop, ou n’est pas fermé.",
    "Look for the comma or bracket here and on the line before.",
    "Cherchez la virgule ou le crochet, ici et à la ligne d’avant.",
  ),
  {
    pattern: /same column|without - indicator|implicit map key|sequence on the same line|indented/i,
    ...SAID.misaligned,
  },
  known(
    /escape/i,
    "This backslash begins no sequence that YAML knows.",
    "Cette barre oblique inverse ne commence aucune séquence que YAML connaisse.",
    "Double the backslash, or write the text in single quotes.",
    "Doublez la barre oblique inverse, ou mettez le texte entre apostrophes droites.",
  ),
];
