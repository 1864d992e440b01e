import type { Hosting } from "./hosting.ts";

/**
 * Pages that redirect, by path, for hosts that read none of our rules. Search engines take an immediate refresh for a
 * permanent redirect (Google Search Central, "Redirects and Google Search").
 */
export function movedPages({ siteUrl, redirects }: Pick<Hosting, "siteUrl" | "redirects">) {
  return redirects
    .filter(({ from }) => !from.includes("."))
    .map(({ from, to }) => ({
      path: `${from.slice(1)}.html`,
      text: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${siteUrl}${to}">
<title>Page déplacée</title>
</head>
<body>
<main>
<h1>Page déplacée</h1>
<p>Cette page a changé d’adresse : <a href="${to}">${siteUrl}${to}</a></p>
</main>
</body>
</html>
`,
    }));
}
