import { HIDDEN, ROUTE } from "../answer-to.ts";
import { contentTypes, TEXT_TYPES } from "../content-types.data.ts";
import type { Headers, Hosting } from "../hosting.ts";

/** Writes a Caddyfile (Caddy 2.6 or later). The environment's SITE_ADDRESS and SITE_ROOT replace its own. */
export function caddyfile({ siteUrl, headers, rules, redirects, precompressed }: Hosting): string {
  const name = new URL(siteUrl).hostname;
  // The rules hold for existing files only: an error under a hashed name must not be cached for a year.
  const ruled = rules.map(({ prefixes }) => [
    `path ${prefixes.map((prefix) => `${prefix}*`).join(" ")}`,
    "file",
  ]);
  const site = [
    `root * {$SITE_ROOT:/srv/${name}}`,
    "header -Server",
    ...block(
      "@pages",
      ruled.flatMap((lines) => block("not", lines)),
    ),
    ...block("header @pages", set(headers)),
    ...rules.flatMap((rule, i) => [
      ...block(`@rule${i}`, ruled[i] ?? []),
      ...block(`header @rule${i}`, set(rule.headers)),
    ]),
    ...(precompressed ? ["header Vary Accept-Encoding"] : []),
    ...typed(),
    "@method not method GET HEAD",
    `@slash path_regexp ^/${ROUTE}/$`,
    `@ending path_regexp ^/${ROUTE}\\.html$`,
    `@hidden path ${HIDDEN.join(" ")}`,
    ...block("@dots", ["path */.*", "not path /.well-known/*"]),
    // No file can have such a name. The file system answers with an error, and Caddy would turn it into a
    // 500.
    "@nameless path_regexp \\x00|[^/]{256}",
    // A `route` block overrides Caddy's own order: `.html` is tried only after every redirect.
    ...block("route", [
      'header @method Allow "GET, HEAD"',
      "error @method 405",
      ...["@hidden", "@dots", "@nameless"].map((matcher) => `error ${matcher} 404`),
      ...redirects.flatMap(({ from, to }) =>
        block(`route ${from}`, [`rewrite * ${to}?{query}`, "redir {uri} 301"]),
      ),
      ...block("route /index.html", ["uri strip_suffix index.html", "redir {uri} 301"]),
      ...block("route @slash", ["uri strip_suffix /", "redir {uri} 301"]),
      ...block("route @ending", ["uri strip_suffix .html", "redir {uri} 301"]),
      "try_files {path} {path}.html",
      ...block("file_server", [
        "disable_canonical_uris",
        ...(precompressed ? ["precompressed br gzip"] : []),
      ]),
    ]),
    ...block("handle_errors", [
      `header Content-Type "text/html; charset=utf-8"`,
      "rewrite * /404.html",
      "file_server",
    ]),
  ];
  return [
    `# How ${siteUrl} is served. Written by the site's build.`,
    ...block(`{$SITE_ADDRESS:${name}}`, site),
    "",
  ].join("\n");
}

/** Sets existing files' media types, the same on every machine. Pages have Caddy's own type. */
function typed(): string[] {
  return Object.entries(contentTypes)
    .filter(([ending]) => ending !== "html")
    .flatMap(([ending, type]) => {
      const charset = TEXT_TYPES.includes(type) ? "; charset=utf-8" : "";
      return [
        ...block(`@${ending}`, [`path *.${ending}`, "file"]),
        // `defer` runs this after Caddy has set a type of its own.
        ...block(`header @${ending}`, [`Content-Type "${type}${charset}"`, "defer"]),
      ];
    });
}

const set = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name} "${value}"`);

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];
