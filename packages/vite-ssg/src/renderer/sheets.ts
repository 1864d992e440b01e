interface Sheet {
  /** The name of the sheet's component: "hero". */
  readonly component: string;
  readonly file: string;
  readonly css: string;
  /**
   * True for tokens and resets, which every page has; other sheets belong only to pages that show their
   * component.
   */
  readonly everywhere: boolean;
}

/**
 * Names of components that share one `<style>` element. A page that shows one of a group has the styles of
 * all. So a site has few different elements, each of which needs its hash in the Content Security Policy.
 */
export type StyleGroups = readonly (readonly string[])[];

const sheets = new Map<string, Sheet>();
/** Cached results of `styleTexts`, until a sheet is registered. */
const texts = new Map<StyleGroups, readonly StyleText[]>();

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
  sheets.set(name, { component: componentOf(file), file, css, everywhere });
  texts.clear();
}

const componentOf = (file: string) => /([^/\\]+)\.(?:module|global)\.css$/.exec(file)?.[1] ?? file;

interface StyleText {
  /** The class prefixes of the element's components. */
  readonly names: ReadonlySet<string>;
  readonly css: string;
  readonly everywhere: boolean;
}

/**
 * The contents of every possible `<style>` element, in page order: the groups first, then every other
 * component. Components stand in the order of their import. Sheets of every page go into the first group.
 */
function styleTexts(groups: StyleGroups): readonly StyleText[] {
  const known = texts.get(groups) ?? group(groups);
  texts.set(groups, known);
  return known;
}

function group(groups: StyleGroups): StyleText[] {
  const all = [...sheets];
  const grouped = groups.map((components, i) =>
    all.filter(([, sheet]) => components.includes(sheet.component) || (i === 0 && sheet.everywhere)),
  );
  const isGrouped = new Set(grouped.flat());
  const single = all.filter((entry) => !isGrouped.has(entry)).map((entry) => [entry]);
  return [...grouped, ...single].map((members) => ({
    names: new Set(members.map(([name]) => name)),
    css: members.map(([, { css }]) => css).join(""),
    everywhere: members.some(([, sheet]) => sheet.everywhere),
  }));
}

/**
 * The contents of all `<style>` elements that pages can have, once every component is imported. Throws if a
 * group names a component without styles: in development some are not imported yet, in a bundle all are.
 */
export function everyStyle(groups: StyleGroups): string[] {
  const known = new Set([...sheets.values()].map(({ component }) => component));
  const unknown = groups.flat().filter((component) => !known.has(component));
  if (unknown.length > 0) throw new Error(`A group of styles names what has none: ${unknown.join(", ")}.`);
  return styleTexts(groups).map(({ css }) => css);
}

/**
 * Components by class attribute. The cache stays small, because attributes come from the bundle's sources.
 */
const componentsOf = new Map<string, readonly string[]>();

/** Lists the components that some HTML shows, from its class names: `component_part`, or a letter and a number. */
export function componentsIn(html: string): Set<string> {
  const shown = new Set<string>();
  for (const attribute of new Set(html.match(/class="[^"]*"/g))) {
    for (const name of componentsOf.getOrInsertComputed(attribute, namesIn)) shown.add(name);
  }
  return shown;
}

const namesIn = (attribute: string) =>
  Array.from(attribute.matchAll(/[" ]([A-Za-z](?=\d)|[^ _"]+(?=_))/g), ([, name = ""]) => name);

/**
 * The `<style>` elements of a page: those of every page, and those of the components that it shows. The first
 * one begins with the theme's rule.
 */
export function styleElements(shown: ReadonlySet<string>, groups: StyleGroups, theme: string): string {
  return styleTexts(groups)
    .filter(({ names, everywhere }) => everywhere || !names.isDisjointFrom(shown))
    .map(({ css }, i) => `<style>${i === 0 ? theme + css : css}</style>`)
    .join("");
}
