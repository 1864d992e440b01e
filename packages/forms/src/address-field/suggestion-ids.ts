/** The identifiers that connect a field with its suggestions. */
export interface SuggestionIds {
  readonly list: string;
  option(this: void, index: number): string;
}

/** Returns the identifiers for the field of this name. */
export function suggestionIds(name: string): SuggestionIds {
  return { list: `${name}-suggestions`, option: (index) => `${name}-suggestion-${index + 1}` };
}
