import { keptForAnHour, type Headers, type Hosting } from "../hosting.ts";

/** The longest line that Cloudflare Pages reads (its documentation, "Headers"). */
export const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. There all rules that match a path apply, and a header that two
 * of them set has both values. So the first rule, for all paths, leaves out what another one says differently, but
 * for two headers: hashed files have the pages' policy there, since of two policies both would hold; two values of
 * Cross-Origin-Resource-Policy count as none (Fetch standard), which lets pictures be shown elsewhere. Without
 * Cache-Control both hosts have pages revalidated. Rules hold for missing files too: hashed
 * files are kept for an hour only, so that an error is.
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

/** The `_redirects` file of Netlify and Cloudflare Pages; both take care of slashes and endings themselves. */
export function netlifyRedirects({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

const added = (own: Headers, known: Headers) =>
  Object.fromEntries(
    Object.entries(keptForAnHour(own)).filter(
      ([name, value]) => known[name] !== value && name !== "Content-Security-Policy",
    ),
  );

function block(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
