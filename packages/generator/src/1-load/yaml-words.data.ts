import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { Words } from "@vitrine/schema/diagnostics/words";

/** A mistake in YAML, in the author's words. */
export interface YamlWords {
  /** "yaml-syntax" if undefined. */
  readonly code?: DiagnosticCode;
  readonly message: Words;
  readonly hint?: Words;
}

/** Mistakes that the parser does not name, or names too broadly. */
export const SAID = {
  empty: {
    code: "empty-file",
    message: { en: "The file holds nothing.", fr: "Le fichier est vide." },
  },
  // The parser does not treat a carriage return alone, as old Macs write it, as a line end.
  oldLineEnds: {
    message: {
      en: "The lines of this file end with a carriage return alone, so all of it is read as one line.",
      fr: "Les lignes de ce fichier finissent par un simple retour chariot : tout est lu comme une seule ligne.",
    },
    hint: {
      en: "Save the file with the line ends LF or CRLF.",
      fr: "Enregistrez le fichier avec des fins de ligne LF ou CRLF.",
    },
  },
  tooDeep: {
    message: { en: "The file nests too deep to be read.", fr: "Le fichier a trop de niveaux pour être lu." },
    hint: {
      en: "A page needs no more than a dozen levels.",
      fr: "Une page n’en demande pas plus d’une douzaine.",
    },
  },
  tab: {
    code: "yaml-tab",
    message: {
      en: "This line is indented with a tab; YAML is indented with spaces.",
      fr: "Cette ligne est mise en retrait par une tabulation ; en YAML, le retrait se fait par des espaces.",
    },
  },
  keyTwice: {
    code: "duplicate-key",
    message: {
      en: "This key stands twice in the same place.",
      fr: "Cette clé figure deux fois au même endroit.",
    },
  },
  severalDocuments: {
    code: "several-documents",
    message: {
      en: "A second YAML document begins here; one file is one page.",
      fr: "Un second document YAML commence ici ; un fichier est une page.",
    },
  },
  hyphen: {
    message: { en: "A space is missing behind this hyphen.", fr: "Il manque un espace après ce tiret." },
    hint: {
      en: "An item of a list begins with a hyphen and a space.",
      fr: "Un élément de liste commence par un tiret et un espace.",
    },
  },
  unindented: {
    message: {
      en: "This text does not stand further in than the key above it.",
      fr: "Ce texte n’est pas plus en retrait que la clé qui le précède.",
    },
    hint: {
      en: "Indent each of its lines by two spaces more than the key.",
      fr: "Mettez chacune de ses lignes en retrait de deux espaces de plus que la clé.",
    },
  },
  mergeOfText: {
    message: {
      en: '"<<" takes in the keys of another group; this is none.',
      fr: "« << » reprend les clés d’un autre groupe ; ceci n’en est pas un.",
    },
    hint: {
      en: "Give it the alias of a group of keys, such as *name.",
      fr: "Donnez-lui l’alias d’un groupe de clés, comme *nom.",
    },
  },
  aliasInItself: {
    message: {
      en: "This alias stands inside its own anchor, so it would repeat itself without end.",
      fr: "Cet alias se trouve dans sa propre ancre : il se répéterait sans fin.",
    },
    hint: {
      en: "Write out what the alias stands for, or put a text that begins with * in quotes.",
      fr: "Écrivez en toutes lettres ce que remplace l’alias. Un texte qui commence par * se met entre guillemets.",
    },
  },
  textAsAnchor: {
    code: "lost-text",
    message: {
      en: "A word that begins with & is an anchor, no part of the text; no alias uses this one.",
      fr: "Un mot qui commence par & est une ancre et ne fait pas partie du texte ; aucun alias n’emploie celle-ci.",
    },
  },
  textAsComment: {
    code: "lost-text",
    message: {
      en: "Behind a space, # begins a comment: the rest of this line is no part of the text.",
      fr: "Après un espace, # commence un commentaire : la suite de la ligne ne fait pas partie du texte.",
    },
  },
  keyIsNoName: {
    message: {
      en: "A key is a name, not a list or a group.",
      fr: "Une clé est un nom, pas une liste ni un groupe.",
    },
    hint: {
      en: "Write the name without brackets. A text that begins with [ or { must stand in quotes.",
      fr: "Écrivez le nom sans crochet ni accolade. Un texte qui commence par [ ou { se met entre guillemets.",
    },
  },
  tooManyAliases: {
    message: {
      en: "Aliases repeat parts of this file more than 100 times.",
      fr: "Des alias répètent plus de 100 fois des parties de ce fichier.",
    },
    hint: {
      en: "Write out what the aliases stand for.",
      fr: "Écrivez en toutes lettres ce que remplacent les alias.",
    },
  },
} as const satisfies Record<string, YamlWords>;

/** Mistakes that the parser reports at another place or under another name, by their marks in the text. */
export const HIDDEN: readonly (YamlWords & { readonly marks: RegExp })[] = [
  {
    marks: /^(?:<{7}|={7}|>{7})(?= |\r?$)/m,
    message: {
      en: "A conflict between two versions is left here, as git marks it.",
      fr: "Un conflit entre deux versions est resté ici, tel que git le marque.",
    },
    hint: {
      en: "Keep the lines of one version, and delete the other's with the lines <<<<<<<, ======= and >>>>>>>.",
      fr: "Gardez les lignes d’une version, et supprimez celles de l’autre avec les lignes <<<<<<<, ======= et >>>>>>>.",
    },
  },
  {
    marks: /(?<=^ *)[\u00a0\u202f]+(?=[ \u00a0\u202f]*(?:- |[\w-]+:))/m,
    message: {
      en: "This line is indented with no-break spaces; YAML is indented with plain ones.",
      fr: "Cette ligne est mise en retrait par des espaces insécables ; YAML demande des espaces simples.",
    },
    hint: {
      en: "Replace each by a plain space: a Mac types them where Option is held down.",
      fr: "Remplacez-les par des espaces simples : sur un Mac, la touche Option enfoncée donne des insécables.",
    },
  },
];

const QUOTE_IT = {
  en: "A text that begins with one of ! & * @ % , ` must stand in quotes.",
  fr: "Un texte qui commence par l’un des signes ! & * @ % , ` se met entre guillemets.",
};

const BEHIND_QUOTE = {
  en: "Something stands behind the quote that ends this text.",
  fr: "Quelque chose suit le guillemet qui ferme ce texte.",
};

/** The parser's own messages (`when`) in the author's words, with the slip that causes each. */
export const YAML_WORDS: readonly (YamlWords & {
  readonly when: RegExp;
  /** Matches the text at the mistake's place, looking behind too. Sticky. */
  readonly at?: RegExp;
})[] = [
  {
    when: /nested mappings/i,
    at: /\?\s/y,
    message: {
      en: "A text can't begin with a question mark and a space.",
      fr: "Un texte ne peut pas commencer par un point d’interrogation et un espace.",
    },
    hint: { en: "Put the whole text in quotes.", fr: "Mettez tout le texte entre guillemets." },
  },
  {
    when: /nested mappings/i,
    message: { en: "A second « : » stands on this line.", fr: "Un second « : » figure sur cette ligne." },
    hint: {
      en: "A text that holds « : » must stand in quotes, or in a block begun with >-.",
      fr: "Un texte qui contient « : » se met entre guillemets, ou dans un bloc ouvert par >-.",
    },
  },
  {
    when: /missing closing .quote/i,
    message: {
      en: "A quote is opened here and never closed.",
      fr: "Un guillemet ouvert ici n’est jamais refermé.",
    },
    hint: {
      en: "Close it, or write the text in a block begun with >-.",
      fr: "Refermez-le, ou écrivez le texte dans un bloc ouvert par >-.",
    },
  },
  {
    when: /at node end/i,
    at: /(?<=[\]}]\s*)/y,
    message: {
      en: "Something stands behind the bracket that ends this list or group.",
      fr: "Quelque chose suit le crochet ou l’accolade qui ferme cette liste ou ce groupe.",
    },
    hint: {
      en: "A text that begins with [ or { must stand in quotes.",
      fr: "Un texte qui commence par [ ou { se met entre guillemets.",
    },
  },
  {
    when: /at node end/i,
    at: /(?<="\s*)/y,
    message: BEHIND_QUOTE,
    hint: {
      en: "A text with quotes in it stands in a block begun with >-, on the lines below its key.",
      fr: "Un texte qui contient des guillemets se met dans un bloc ouvert par >-, sous la ligne de sa clé.",
    },
  },
  {
    when: /at node end/i,
    at: /(?<='\s*)/y,
    message: BEHIND_QUOTE,
    hint: {
      en: "Inside '…' an apostrophe is doubled: 'l''eau'. A text without « : » needs no quotes.",
      fr: "Entre '…', une apostrophe se double : 'l''eau'. Un texte sans « : » n’a pas besoin de guillemets.",
    },
  },
  {
    when: /at node end/i,
    message: { en: "Something stands behind an alias.", fr: "Quelque chose suit un alias." },
    hint: QUOTE_IT,
  },
  {
    when: /implicit keys need to be on a single line|implicit map keys need to be followed/i,
    message: {
      en: "No key can be read here: a colon with a space behind it is missing.",
      fr: "Aucune clé ne peut être lue ici : il manque un deux-points suivi d’un espace.",
    },
    hint: { en: "Write it as key: value.", fr: "Écrivez clé: valeur." },
  },
  {
    when: /plain value cannot start|reserved character/i,
    message: {
      en: "A text can't begin with this character.",
      fr: "Un texte ne peut pas commencer par ce caractère.",
    },
    hint: QUOTE_IT,
  },
  {
    when: /block scalar header|not a yaml token/i,
    message: {
      en: "Behind | or > no text can stand on the same line.",
      fr: "Aucun texte ne peut suivre | ou > sur la même ligne.",
    },
    hint: {
      en: "Begin the text on the next line, two spaces further in than its key; or leave the sign out and write the text in quotes.",
      fr: "Commencez le texte à la ligne suivante, deux espaces plus en retrait que sa clé, ou retirez le signe et mettez le texte entre guillemets.",
    },
  },
  {
    when: /block-seq-ind on same line/i,
    message: {
      en: "A hyphen begins a list, which can't stand on the line of its key.",
      fr: "Un tiret commence une liste, qui ne peut pas figurer sur la ligne de sa clé.",
    },
    hint: {
      en: "A text that begins with a hyphen must stand in quotes; a list stands on lines of its own.",
      fr: "Un texte qui commence par un tiret se met entre guillemets ; une liste commence à la ligne suivante.",
    },
  },
  {
    when: /unexpected , in flow/i,
    message: { en: "One comma too many stands here.", fr: "Une virgule de trop figure ici." },
    hint: {
      en: "Remove it, or write the item that is missing before it.",
      fr: "Supprimez-la, ou écrivez l’élément qui manque avant elle.",
    },
  },
  {
    when: /flow|, or :|must end with/i,
    message: {
      en: "A list in [ ] or a group in { } lacks a comma or is not closed.",
      fr: "Il manque une virgule, ou la fin, à une liste entre [ ] ou à un groupe entre { }.",
    },
    hint: {
      en: "Look for the missing comma or bracket here and on the line before.",
      fr: "Cherchez la virgule ou le crochet qui manque, ici et à la ligne d’avant.",
    },
  },
  {
    when: /same column|without - indicator|implicit map key|sequence on the same line|indented/i,
    message: {
      en: "This line is not indented like those it belongs with.",
      fr: "Le retrait de cette ligne n’est pas celui des lignes qui vont avec elle.",
    },
    hint: {
      en: "Keys stand under keys, hyphens under hyphens; what belongs to a key stands two spaces further in.",
      fr: "Les clés s’alignent sous les clés, les tirets sous les tirets ; ce qui dépend d’une clé est deux espaces plus en retrait.",
    },
  },
  {
    when: /unresolved tag/i,
    message: {
      en: "This begins with an exclamation mark, which YAML takes for itself.",
      fr: "Ceci commence par un point d’exclamation, que YAML se réserve.",
    },
    hint: QUOTE_IT,
  },
  {
    when: /alias|anchor/i,
    message: { en: "An anchor or alias stands wrong.", fr: "Une ancre ou un alias est mal placé." },
    hint: QUOTE_IT,
  },
  {
    when: /escape/i,
    message: {
      en: "This backslash begins no sequence that YAML knows.",
      fr: "Cette barre oblique inverse ne commence aucune séquence que YAML connaisse.",
    },
    hint: {
      en: "Double the backslash, or write the text in single quotes.",
      fr: "Doublez la barre oblique inverse, ou mettez le texte entre apostrophes droites.",
    },
  },
];
