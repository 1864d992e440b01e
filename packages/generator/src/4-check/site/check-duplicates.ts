import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { isReservedRoute, reservedRoute, slugOf } from "../../1-load/page-address.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { communeSlug } from "../../communes/find-communes.ts";
import { issue, type Issues, type Place, placeIn, type SiteRule } from "./site-rule.ts";

/** Pairs each item with the first one that has the same key; items without a key have no pair. */
function* duplicates<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Generator<readonly [item: Item, first: Item]> {
  const byKey = new Map<unknown, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = byKey.get(key);
    if (first !== undefined) yield [item, first];
    else if (key !== undefined) byKey.set(key, item);
  }
}

/** A value that only one place may have. */
interface PlacedValue {
  readonly value: string | number | undefined;
  readonly place: Place;
}

/** Reports every place whose value an earlier one has. */
export function* reportDuplicates(code: DiagnosticCode, values: Iterable<PlacedValue>): Issues {
  for (const [{ value, place }, first] of duplicates(values, (placed) => placed.value))
    yield issue(code, place, {
      en: `"${value}" is given twice.`,
      fr: `« ${value} » est donné deux fois.`,
      other: first.place,
    });
}

/** Reports pages with equal addresses, and pages at a reserved address. */
export const checkRoutes: SiteRule = function* ({ pages }) {
  // Pages made of sections have a `route` key; other routes come from file names.
  const placeOf = ({ file, template }: PageOutline) =>
    template === "SectionsPage" ? placeIn(file, "route") : placeIn(file);
  for (const page of pages)
    if (isReservedRoute(page.route)) yield issue("reserved-route", placeOf(page), reservedRoute(page.route));
  for (const [page, first] of duplicates(pages, ({ route }) => route))
    yield issue("duplicate-route", placeOf(page), {
      en: `${page.file.path} and ${first.file.path} both make the page "${page.route}".`,
      fr: `${page.file.path} et ${first.file.path} font tous deux la page « ${page.route} ».`,
      other: placeOf(first),
    });
};

/** Reports pages with equal titles or descriptions. */
export const checkTitles: SiteRule = function* ({ pages }) {
  for (const field of ["title", "description"] as const) {
    // The texts of département pages are in the local pages' defaults.
    const placeOf = ({ file, template }: PageOutline) =>
      template === "DepartmentPage" ? placeIn(file, "departmentPage", field) : placeIn(file, field);
    for (const [page, first] of duplicates(pages, ({ head }) => head[field]))
      if (page.route !== first.route)
        yield issue("duplicate-title", placeOf(page), {
          en: `This page has the same ${field} as "${first.route}": « ${page.head[field]} ».`,
          fr: `Cette page a ${field === "title" ? "le même titre" : "la même description"} que « ${first.route} » : « ${page.head[field]} ».`,
          other: placeOf(first),
        });
  }
};

/** Reports communes with several local pages, in the file that is not named after its commune. */
export const checkCommunes: SiteRule = function* ({ local, fileAt, registry }) {
  for (const [page, first] of duplicates(local, ({ outline }) => outline?.insee)) {
    const insee = page.outline?.insee ?? "";
    const commune = registry.byInsee(insee);
    const isOwn = commune !== undefined && slugOf(page.path) === communeSlug(commune);
    const [wrong, right] = isOwn ? [first, page] : [page, first];
    const name = commune === undefined ? insee : `${commune.name} (${insee})`;
    yield issue("duplicate-commune", placeIn(fileAt(wrong.path), "insee"), {
      en: `${name} has two pages.`,
      fr: `${name} a deux pages.`,
      other: placeIn(fileAt(right.path), "insee"),
    });
  }
};

/** Sectors have a rank each. */
export const checkRanks: SiteRule = ({ content: { sectors } }) =>
  reportDuplicates(
    "duplicate-rank",
    sectors.map(({ file, data }) => ({ value: data.order, place: placeIn(file, "order") })),
  );

/** Sections of a page have an anchor each. */
export const checkAnchors: SiteRule = function* ({ content }) {
  for (const { file, data } of content.pages)
    yield* reportDuplicates(
      "duplicate-anchor",
      data.sections.map(({ id }, i) => ({ value: id, place: placeIn(file, "sections", i, "id") })),
    );
};
