/** The identifiers that tie a field to its suggestions. */
export interface SuggestionIds {
  readonly list: string;
  option(this: void, index: number): string;
}

/** The identifiers for the field of a name. */
export function suggestionIds(name: string): SuggestionIds {
  return { list: `${name}-suggestions`, option: (index) => `${name}-suggestion-${index + 1}` };
}
