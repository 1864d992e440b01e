import { cachedForAnHour, type Headers, type Hosting } from "../hosting.ts";

/** The longest line that Cloudflare Pages reads (its documentation, "Headers"). */
export const MAX_LINE_LENGTH = 2000;

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages. Both hosts apply all rules that match a path,
 * and send both values of a header that two rules set. So the first rule, for all paths, leaves out headers
 * that another rule sets, except the policy: a browser enforces both of two. Without Cache-Control both hosts
 * have pages revalidated. Rules hold for missing files too, so hashed files are cached for an hour only, as
 * an error would be.
 */
export function netlifyHeaders({ headers, rules }: Hosting): string {
  const { "Cache-Control": _, ...everywhere } = headers;
  return [
    block("/*", everywhere),
    ...rules.flatMap((rule) =>
      rule.prefixes.map((prefix) => block(`${prefix}*`, added(rule.headers, headers))),
    ),
  ].join("\n");
}

/**
 * Writes the `_redirects` file of Netlify and Cloudflare Pages. Both handle slashes and endings themselves. Netlify
 * takes the first rule; without "!" it would serve the page that redirects (`movedPages`). Cloudflare Pages skips
 * rules with "!".
 */
export function netlifyRedirects({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("");
}

const added = (own: Headers, known: Headers) =>
  Object.fromEntries(
    Object.entries(cachedForAnHour(own)).filter(
      ([name, value]) => known[name] !== value && name !== "Content-Security-Policy",
    ),
  );

function block(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
