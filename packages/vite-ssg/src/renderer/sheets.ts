/** One stylesheet of the bundle. */
interface Sheet {
  readonly file: string;
  readonly css: string;
  /** Whether every page has it (tokens, resets), or only pages that show its component. */
  readonly everywhere: boolean;
}

const sheets = new Map<string, Sheet>();

/**
 * Called by every compiled stylesheet when it is first imported, so in dependency order: a parent's
 * rules come after those of the components that it composes.
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

const CLASS_LIST = /class="([^"]*)"/g;

/**
 * The rules that a page needs: those of every component whose classes its HTML has. Class names are
 * `component_part`, so the HTML itself says which components it shows.
 */
export function criticalCss(html: string): string {
  const shown = new Set<string>();
  for (const [, list = ""] of html.matchAll(CLASS_LIST)) {
    for (const name of list.split(" ")) {
      const end = name.indexOf("_");
      if (end > 0) shown.add(name.slice(0, end));
    }
  }
  let css = "";
  for (const [name, sheet] of sheets) if (sheet.everywhere || shown.has(name)) css += sheet.css;
  return css;
}
