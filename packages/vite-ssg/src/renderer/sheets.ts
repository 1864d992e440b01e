/** One stylesheet of the bundle. */
interface Sheet {
  /** The name of its component: "hero". */
  readonly component: string;
  readonly file: string;
  readonly css: string;
  /** Whether every page has it (tokens, resets), or only pages that show its component. */
  readonly everywhere: boolean;
}

/**
 * Components whose styles stand in one `<style>` element, by name. A page that shows one of a group has the styles of
 * all, so that a site has few such elements in all, however many pages: each is in its Content Security Policy.
 */
export type StyleGroups = readonly (readonly string[])[];

const sheets = new Map<string, Sheet>();
/** What `styleTexts` made of them, until a sheet is registered. */
const texts = new Map<StyleGroups, readonly StyleText[]>();

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
  sheets.set(name, { component: componentOf(file), file, css, everywhere });
  texts.clear();
}

const componentOf = (file: string) => /([^/\\]+)\.(?:module|global)\.css$/.exec(file)?.[1] ?? file;

/** The content of one `<style>` element. */
interface StyleText {
  /** The prefixes of its components' classes. */
  readonly names: ReadonlySet<string>;
  readonly css: string;
  readonly everywhere: boolean;
}

/**
 * The content of every `<style>` element that pages can have, in the order in which they stand: the groups first, each
 * in the order of import, then every other component. What every page has goes into the first group.
 */
export function styleTexts(groups: StyleGroups): readonly StyleText[] {
  const known = texts.get(groups) ?? group(groups);
  texts.set(groups, known);
  return known;
}

function group(groups: StyleGroups): StyleText[] {
  const all = [...sheets];
  const known = new Set(all.map(([, { component }]) => component));
  const unknown = groups.flat().filter((component) => !known.has(component));
  if (unknown.length > 0) throw new Error(`A group of styles names what has none: ${unknown.join(", ")}.`);
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

/** The `<style>` elements that a page needs: those with a component that it shows, or that every page has. */
export function styleElements(shown: ReadonlySet<string>, groups: StyleGroups): string {
  return styleTexts(groups)
    .filter(({ names, everywhere }) => everywhere || !names.isDisjointFrom(shown))
    .map(({ css }) => `<style>${css}</style>`)
    .join("");
}
