import { cachedForAnHour, type Headers, type Hosting } from "../hosting.ts";

/**
 * Writes `vercel.json`. The sources exclude each other, so that each path has one value of each header. They
 * match missing files too, so hashed files are cached for an hour only, as an error would be.
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
            headers: listed(cachedForAnHour(rule.headers)),
          })),
        ),
      ],
    },
    undefined,
    2,
  )}\n`;
}

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
