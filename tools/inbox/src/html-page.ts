import { createHash } from "node:crypto";
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
const pageStyle = `
:root { color-scheme: light; --ink: #1d2433; --paper: #fafafa; --shade: #ebedf0; --rule: #ccd1d9; --brand: #1f5f8b; --quiet: #4a5263; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 84rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
main.message { max-width: 38rem; padding-top: clamp(3rem, 15vh, 9rem); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.015em; }
p { margin: 0 0 1rem; max-width: 65ch; }
a { color: var(--brand); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-bottom: 1.5rem; }
.actions a, .message a { display: inline-flex; align-items: center; min-height: 44px; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .75rem 1.5rem 0 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { padding-bottom: .75rem; border-bottom: 2px solid var(--ink); font-size: .875rem; }
th:first-child { width: 12rem; }
.fields td { padding: 0; border-bottom: 1px solid var(--rule); }
.strong { font-weight: 600; }
.phone, time { white-space: nowrap; }
.mark { padding: 0 .5rem; background: var(--shade); font-size: .875rem; }
summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--brand); cursor: pointer; }
summary::before { content: "+"; width: 1.1em; font-weight: 600; }
[open] > summary::before { content: "−"; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem 1.5rem; }
dl { margin: 0 0 1rem; padding: 1rem; background: var(--shade); font-size: .875rem; }
dt { color: var(--quiet); }
dd { margin: 0; white-space: pre-wrap; }
dd:empty::before { content: "(vide)"; color: var(--quiet); font-style: italic; }
.empty { padding: 2rem; background: var(--shade); max-width: none; }
@media (max-width: 60rem) {
  table, tbody, tr, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .none { display: none; }
  tr:not(.fields) { padding-top: .75rem; }
  td[data-label] { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); padding: .35rem 0; }
  td[data-label]::before { content: attr(data-label); color: var(--quiet); font-size: .875rem; line-height: 1.7; }
  .fields td { border-bottom: 2px solid var(--ink); }
  td a { display: inline-flex; align-items: center; min-height: 44px; }
}
`;

const styleHash = createHash("sha256").update(pageStyle).digest("base64");

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
