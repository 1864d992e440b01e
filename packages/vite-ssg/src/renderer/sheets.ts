import { hash } from "node:crypto";

interface Sheet {
  readonly file: string;
  readonly css: string;
  /** True for tokens and resets, which every page has; others are only for pages with their component. */
  readonly everywhere: boolean;
}

/** Sheets by the beginning of their class names, in the order of their import. */
const sheets = new Map<string, Sheet>();

/**
 * Registers a stylesheet. Compiled stylesheets call it when they are first imported, and so in dependency
 * order: a parent's rules follow those of the components that it contains.
 */
export function registerSheet(name: string, file: string, css: string, everywhere: boolean): void {
  const known = sheets.get(name);
  if (known !== undefined && known.file !== file) {
    throw new Error(
      `Two stylesheets are named "${name}": ${known.file} and ${file}. Class names begin with that name, so rename one.`,
    );
  }
  sheets.set(name, { file, css, everywhere });
}

/** Lists the components that some HTML shows, from its class names: `component_part`, or letters and a number. */
export function componentsIn(html: string): Set<string> {
  const shown = new Set<string>();
  for (const attribute of new Set(html.match(/class="[^"]*"/g)))
    for (const [, name = ""] of attribute.matchAll(/[" ]([A-Za-z]{1,2}(?=\d)|[^ _"]+(?=_))/g))
      shown.add(name);
  return shown;
}

/** The styles of a page: the theme's rule, those of every page, and those of the components that it shows. */
export const pageStyles = (shown: ReadonlySet<string>, theme: string): string =>
  theme +
  [...sheets].map(([name, { css, everywhere }]) => (everywhere || shown.has(name) ? css : "")).join("");

/** The policy that refuses all styles but these, as the page's own element (CSP Level 3, 3.3). */
export const stylePolicy = (css: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${hash("sha256", css, "base64")}'">`;
