/** Response headers by name, in the order in which they are written. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of all paths that begin with one of the prefixes. */
export interface HeaderRule {
  /** Prefixes with a slash at both ends: "/assets/". The prefixes of two rules never overlap. */
  readonly prefixes: readonly string[];
  readonly headers: Headers;
}

/** An old address and its permanent target (status 301). Both are paths of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** How a host must serve one built site. `answer-to.ts` has the rules that every site shares. */
export interface Hosting {
  readonly siteUrl: string;
  /** Headers of all paths that no rule names: pages, and files with fixed names. */
  readonly headers: Headers;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** True if each text file has its `.br` and `.gz` beside it. */
  readonly precompressed: boolean;
}

/** Limits a year's caching to an hour, for hosts that send these headers with missing files too. */
export const cachedForAnHour = (headers: Headers): Headers =>
  headers["Cache-Control"]?.includes("immutable") === true
    ? { ...headers, "Cache-Control": "public, max-age=3600" }
    : headers;

/** The headers of a path. */
export function headersOf({ headers, rules }: Hosting, path: string): Headers {
  return rules.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))?.headers ?? headers;
}
