/** A search that was asked, and what became of it: `abandoned` is one whose asker left before the answer. */
export interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  readonly outcome: "pending" | "answered" | "abandoned";
}

/** What has been asked since the start, in order, so that a test sees what left the browser. */
export class SearchRecord {
  #searches: Search[] = [];

  all(): readonly Search[] {
    return this.#searches;
  }

  clear(): void {
    this.#searches = [];
  }

  /** Notes a search; what is returned notes how it ended. */
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
