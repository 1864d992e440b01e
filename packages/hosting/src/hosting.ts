/** Response headers by name, in the order in which they are written. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of all paths that begin in one of these ways. */
export interface HeaderRule {
  /** Each with a slash at both ends: "/assets/". None of two rules overlap. */
  readonly prefixes: readonly string[];
  readonly headers: Headers;
}

/** An old address and where it leads for good (status 301). Both are paths of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * How a built site is to be served, whoever serves it. What holds for every site is not in here but in
 * `answer-to.ts`: routes without an ending, no trailing slash, `404.html` for the rest.
 */
export interface Hosting {
  readonly siteUrl: string;
  /** What no rule of `rules` names: pages, and files under fixed names. */
  readonly headers: Headers;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Whether a text file has its `.br` and `.gz` beside it. */
  readonly precompressed: boolean;
}

/** Headers for hosts that give them to missing files too: what would be kept for a year is kept for an hour. */
export const keptForAnHour = (headers: Headers): Headers =>
  headers["Cache-Control"]?.includes("immutable") === true
    ? { ...headers, "Cache-Control": "public, max-age=3600" }
    : headers;

/** The headers of a path. */
export function headersOf({ headers, rules }: Hosting, path: string): Headers {
  return rules.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))?.headers ?? headers;
}
