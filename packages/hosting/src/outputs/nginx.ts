import { HIDDEN, ROUTE } from "../answer-to.ts";
import { contentTypes, TEXT_TYPES } from "../content-types.data.ts";
import type { Headers, Hosting } from "../hosting.ts";

/**
 * Writes the site's part of an nginx `server` block. The including file sets address, certificate and `root`
 * (docs/hosting.md). A location inherits headers only if it sets none, so each one repeats all of its own.
 */
export function nginxConfiguration({ siteUrl, headers, rules, redirects, precompressed }: Hosting): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`);
  return [
    `# How ${siteUrl} is served: include this in a server block that says where and with what certificate.`,
    "# Written by the site's build.",
    "server_tokens off;",
    "absolute_redirect off;",
    "charset utf-8;",
    `charset_types ${TEXT_TYPES.filter((type) => type !== "text/html").join(" ")};`,
    block("types", types),
    ...(precompressed
      ? [
          "# The second needs Debian's libnginx-mod-http-brotli-static.",
          "gzip_static on;",
          "brotli_static on;",
          "gzip_vary on;",
        ]
      : []),
    "error_page 403 404 405 /404.html;",
    block("location = /404.html", ["internal;", ...added(headers)]),
    ...HIDDEN.filter((path) => path !== "/404.html").map((path) =>
      block(`location = ${path}`, ["return 404;"]),
    ),
    ...redirects.map(({ from, to }) => block(`location = ${from}`, [`return 301 ${to}$is_args$args;`])),
    block("location = /index.html", ["return 301 /$is_args$args;"]),
    block("location = /", ["try_files /index.html =404;", ...added(headers)]),
    ...rules.flatMap((rule) =>
      rule.prefixes.map((prefix) =>
        block(`location ^~ ${prefix}`, ["try_files $uri =404;", ...added(rule.headers)]),
      ),
    ),
    block(`location ~ "^(/${ROUTE})(?:/|\\.html)$"`, ["return 301 $1$is_args$args;"]),
    block(`location ~ "/\\.(?!well-known/)"`, ["return 404;"]),
    block("location /", ["try_files $uri $uri.html =404;", ...added(headers)]),
    "",
  ].join("\n");
}

const added = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}`;
