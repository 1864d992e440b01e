import { keptForAnHour, type Headers, type Hosting } from "../hosting.ts";

/**
 * `vercel.json`: sources are exclusive, so that each path has one value of each header. They hold for missing files
 * too: hashed files are kept for an hour only, so that an error is.
 */
export function vercelJson({ headers, rules, redirects }: Hosting): string {
  const named = rules.flatMap(({ prefixes }) => prefixes).map((prefix) => prefix.slice(1));
  return `${JSON.stringify(
    {
      $schema: "https://openapi.vercel.sh/vercel.json",
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      headers: [
        { source: `/((?!${named.join("|")}).*)`, headers: listed(headers) },
        ...rules.flatMap((rule) =>
          rule.prefixes.map((prefix) => ({
            source: `${prefix}(.*)`,
            headers: listed(keptForAnHour(rule.headers)),
          })),
        ),
      ],
    },
    undefined,
    2,
  )}\n`;
}

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
