/** A search and its outcome: `abandoned` means that the client left before the response. */
export interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  readonly outcome: "pending" | "answered" | "abandoned";
}

/** Records all searches since the start, in order, so that a test sees the data that left the browser. */
export class SearchRecord {
  #searches: Search[] = [];

  all(): readonly Search[] {
    return this.#searches;
  }

  clear(): void {
    this.#searches = [];
  }

  /** Records a search. The returned function records its outcome. */
  begin(parameters: URLSearchParams): (outcome: "answered" | "abandoned") => void {
    const search: { -readonly [Key in keyof Search]: Search[Key] } = {
      parameters: Object.fromEntries(parameters),
      outcome: "pending",
    };
    this.#searches.push(search);
    return (outcome) => {
      if (search.outcome === "pending") search.outcome = outcome;
    };
  }
}
