const QUOTE_IT = "A text that begins with one of ! & * @ % , ` must stand in quotes.";

interface YamlWords {
  /** Matches the parser's own message. */
  readonly when: RegExp;
  readonly message: string;
  readonly hint: string;
}

/** The parser's complaints in the author's words, with the slip that causes each. */
export const YAML_WORDS: readonly YamlWords[] = [
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
