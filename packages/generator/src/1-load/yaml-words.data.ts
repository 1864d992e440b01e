import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";

/** A mistake in YAML, in the author's words. */
export interface YamlWords {
  /** "yaml-syntax" if undefined. */
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** Mistakes that the parser does not name, or names too broadly. */
export const SAID = {
  empty: {
    code: "empty-file",
    message: "The file holds nothing.",
    hint: "Write its keys, or delete it.",
  },
  // The parser does not treat a carriage return alone, as old Macs write it, as a line end.
  oldLineEnds: {
    message: "The lines of this file end with a carriage return alone, so all of it is read as one line.",
    hint: "Save the file with the line ends LF or CRLF.",
  },
  tooDeep: {
    message: "The file nests too deep to be read.",
    hint: "A page needs no more than a dozen levels.",
  },
  tab: {
    code: "yaml-tab",
    message: "This line is indented with a tab; YAML is indented with spaces.",
    hint: "Replace each tab by two spaces.",
  },
  keyTwice: {
    code: "duplicate-key",
    message: "This key stands twice in the same place.",
    hint: "Merge the two.",
  },
  severalDocuments: {
    code: "several-documents",
    message: "A second YAML document begins here; one file is one page.",
    hint: "Remove the --- line, or move what follows into a file of its own.",
  },
  hyphen: {
    message: "A space is missing behind this hyphen.",
    hint: "An item of a list begins with a hyphen and a space.",
  },
  unindented: {
    message: "This text does not stand further in than the key above it.",
    hint: "Indent each of its lines by two spaces more than the key.",
  },
  mergeOfText: {
    message: '"<<" takes in the keys of another group; this is none.',
    hint: "Give it the alias of a group of keys, such as *name.",
  },
  tooManyAliases: {
    message: "Aliases repeat parts of this file more than 100 times.",
    hint: "Write out what the aliases stand for.",
  },
} as const satisfies Record<string, YamlWords>;

/** Mistakes that the parser reports at another place or under another name, by their marks in the text. */
export const HIDDEN: readonly (YamlWords & { readonly marks: RegExp })[] = [
  {
    marks: /^(?:<{7}|={7}|>{7})(?= |\r?$)/m,
    message: "A conflict between two versions is left here, as git marks it.",
    hint: "Keep the lines of one version, and delete the other's with the lines <<<<<<<, ======= and >>>>>>>.",
  },
  {
    marks: /(?<=^ *)[\u00a0\u202f]+(?=[ \u00a0\u202f]*(?:- |[\w-]+:))/m,
    message: "This line is indented with no-break spaces; YAML is indented with plain ones.",
    hint: "Replace each by a plain space: a Mac types them where Option is held down.",
  },
];

const QUOTE_IT = "A text that begins with one of ! & * @ % , ` must stand in quotes.";

/** The parser's own messages (`when`) in the author's words, with the slip that causes each. */
export const YAML_WORDS: readonly (YamlWords & { readonly when: RegExp })[] = [
  {
    when: /nested mappings/i,
    message: "A second « : » stands on this line.",
    hint: "A text that holds « : » must stand in quotes, or in a block begun with >-.",
  },
  {
    when: /missing closing .quote/i,
    message: "A quote is opened here and never closed.",
    hint: "Close it, or write the text in a block begun with >-.",
  },
  {
    when: /at node end/i,
    message: "Something stands behind the quote that ends this text.",
    hint: "Inside '…' an apostrophe is doubled: 'l''eau'. A text without « : » needs no quotes.",
  },
  {
    when: /implicit keys need to be on a single line|implicit map keys need to be followed/i,
    message: "No key can be read here: a colon with a space behind it is missing.",
    hint: "Write it as key: value.",
  },
  {
    when: /plain value cannot start|reserved character/i,
    message: "A text can't begin with this character.",
    hint: QUOTE_IT,
  },
  {
    when: /block scalar header|not a yaml token/i,
    message: "Behind | or > no text can stand on the same line.",
    hint: "Begin the text on the next line, two spaces further in than its key; or leave the sign out and write the text in quotes.",
  },
  {
    when: /block-seq-ind on same line/i,
    message: "A hyphen begins a list, which can't stand on the line of its key.",
    hint: "A text that begins with a hyphen must stand in quotes; a list stands on lines of its own.",
  },
  {
    when: /flow|, or :|must end with/i,
    message: "A list in [ ] or a group in { } lacks a comma or is not closed.",
    hint: "Look for the missing comma or bracket here and on the line before.",
  },
  {
    when: /same column|without - indicator|implicit map key|sequence on the same line|indented/i,
    message: "This line is not indented like those it belongs with.",
    hint: "Keys stand under keys, hyphens under hyphens; what belongs to a key stands two spaces further in.",
  },
  {
    when: /unresolved tag/i,
    message: "This begins with an exclamation mark, which YAML takes for itself.",
    hint: QUOTE_IT,
  },
  { when: /alias|anchor/i, message: "An anchor or alias stands wrong.", hint: QUOTE_IT },
  {
    when: /escape/i,
    message: "This backslash begins no sequence that YAML knows.",
    hint: "Double the backslash, or write the text in single quotes.",
  },
];
