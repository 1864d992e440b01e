import type { Purpose } from "../consent/choice.ts";
import { traces } from "./traces.data.ts";

/** The name of each cookie in `document.cookie`. */
const cookieNames = (cookies: string): string[] =>
  cookies.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");

/** Returns the domains for which a page may have set a cookie: none named, its host, its host's parents. */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, i) => `; Domain=${labels.slice(i).join(".")}`)];
}

/** Removes the traces of these purposes' tools, but for cookies of other domains, which no page can reach. */
export function removeTraces(refused: readonly Purpose[]): void {
  const isTrace = (name: string) =>
    refused.some((purpose) => traces[purpose].some((start) => name.startsWith(start)));
  for (const name of cookieNames(document.cookie).filter(isTrace))
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  try {
    for (const key of Object.keys(localStorage).filter(isTrace)) localStorage.removeItem(key);
  } catch {
    // Storage is denied, so there is nothing to remove.
  }
}
