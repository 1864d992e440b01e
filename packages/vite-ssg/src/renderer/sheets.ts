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

/** The components of a class attribute. Attributes come from the bundle's sources, so there are few. */
const componentsOf = new Map<string, readonly string[]>();

/** The components whose classes some HTML has. Class names are `component_part`, so the HTML itself says which it shows. */
export function componentsIn(html: string): Set<string> {
  const shown = new Set<string>();
  for (const attribute of new Set(html.match(/class="[^"]*"/g))) {
    for (const name of componentsOf.getOrInsertComputed(attribute, namesIn)) shown.add(name);
  }
  return shown;
}

const namesIn = (attribute: string) =>
  Array.from(attribute.matchAll(/[" ]([^ _"]+)_/g), ([, name = ""]) => name);

/** The rules that a page needs: those of every component that it shows, and of every page. */
export function criticalCss(shown: ReadonlySet<string>): string {
  let css = "";
  for (const [name, sheet] of sheets) if (sheet.everywhere || shown.has(name)) css += sheet.css;
  return css;
}
