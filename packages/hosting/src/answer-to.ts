import type { Hosting } from "./hosting.ts";

/** One segment or more of a route, without slashes at its ends: "paris/tarifs". */
export const ROUTE = "[a-z0-9-]+(?:/[a-z0-9-]+)*";

/** Paths that have another address, or files for the host only. Requests for them get the 404 page. */
export const HIDDEN: readonly string[] = ["/_headers", "/_redirects", "/404", "/404.html", "/index"];

/** The response that a request path calls for. */
export type Answer =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "missing" }
  /** The file of this path, or of this path and `.html`, if it exists. */
  | { readonly kind: "file"; readonly path: string };

const WITH_SLASH = new RegExp(`^(/${ROUTE})/$`);
const WITH_ENDING = new RegExp(`^(/${ROUTE})\\.html$`);
/** Every path that a file of a site can have. Only RFC 8615's `.well-known` may begin with a dot. */
const POSSIBLE = /^\/(?:(?:\.well-known|[\w~-][\w.~-]*)(?:\/(?!$)|$))*$/;

/**
 * Decides the response to a request target (path and query, as sent). A route without an ending gets its
 * file. The same address with a slash or `.html` is redirected, query kept. All others are missing. Paths
 * that climb out, hide a name or have two spellings are missing, and no redirect leaves the site.
 */
export function answerTo(target: string, { redirects }: Pick<Hosting, "redirects">): Answer {
  const [, sent = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(target) ?? [];
  const path = decode(sent);
  if (path === undefined) return { kind: "missing" };
  const to =
    redirects.find(({ from }) => from === path)?.to ??
    (path === "/index.html" ? "/" : (WITH_SLASH.exec(path)?.[1] ?? WITH_ENDING.exec(path)?.[1]));
  if (to !== undefined && !HIDDEN.includes(path))
    return { kind: "redirect", to: query === undefined ? to : `${to}?${query}` };
  return POSSIBLE.test(path) && !HIDDEN.includes(path) ? { kind: "file", path } : { kind: "missing" };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
