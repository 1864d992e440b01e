/** How a soak is run. */
export interface SoakOptions {
  /** An empty folder of its own. */
  readonly folder: string;
  readonly count: number;
  /** The same seed draws the same. */
  readonly seed: string;
  /** Whether pages are rendered; without it, what is compared is the data that each page is rendered from. */
  readonly renders?: boolean;
  /** Of hostile content, one folder of how many is built from disk. */
  readonly every?: number | undefined;
  say(text: string): void;
  /** Whether the time is up. */
  isOver?(): boolean;
}

/** What a soak came to. */
export interface SoakResult {
  readonly figures: Readonly<Record<string, number>>;
  /** What went wrong, a text each; a soak that found nothing has none. */
  readonly failures: readonly string[];
}
