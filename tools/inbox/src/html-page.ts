import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Answer } from "./answer.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The style of the inbox's pages, inlined and allowed by its hash. */
const pageStyle = readFileSync(new URL("./html-page.css", import.meta.url), "utf8");

const styleHash = hash("sha256", pageStyle, "base64");

/** Nothing runs and nothing is fetched, even if a lead contains markup. `data:` is for the empty icon. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Builds a whole French page as an answer. `title` is text; `main` is the HTML of its main element. */
export function htmlAnswer(status: number, title: string, main: string): Answer {
  const body = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
${main}
</body>
</html>
`;
  return {
    status,
    type: "text/html",
    headers: { "Content-Security-Policy": contentSecurityPolicy },
    body,
  };
}
