import type { Hosting } from "./hosting.ts";

/** One segment or more of a route, without slashes at its ends: "paris/entreprise-de-nettoyage". */
export const ROUTE = "[a-z0-9-]+(?:/[a-z0-9-]+)*";

/** What is there but has another address, or is for the host: whoever asks for it is told that there is no such page. */
export const HIDDEN: readonly string[] = ["/_headers", "/_redirects", "/404", "/404.html", "/index"];

/** What a request for a path leads to. */
export type Answer =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "missing" }
  /** The file of this path, or of this path and `.html`, if there is one. */
  | { readonly kind: "file"; readonly path: string };

const WITH_SLASH = new RegExp(`^(/${ROUTE})/$`);
const WITH_ENDING = new RegExp(`^(/${ROUTE})\\.html$`);
/** Every path that a site can have a file at. What is hidden begins with a dot, but for RFC 8615's folder. */
const POSSIBLE = /^\/(?:(?:\.well-known|[\w~-][\w.~-]*)(?:\/(?!$)|$))*$/;

/**
 * Decides what a request target (path and query, as sent) leads to: a file by its route without ending; the same
 * address without its slash or its `.html`, query kept; or nothing. Paths that climb out, hide or say one thing in two
 * ways lead to nothing, and no redirect leaves the site.
 */
export function answerTo(target: string, { redirects }: Pick<Hosting, "redirects">): Answer {
  const [sent = "", query] = splitOnce(target, "?");
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

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
