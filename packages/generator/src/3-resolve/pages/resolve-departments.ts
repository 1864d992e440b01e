import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { Department, InitialGroup, PageLink, ZoneGroup } from "@vitrine/schema/page-props";
import type { Entry } from "../../2-validate/validate-content.ts";
import { initialOf, sortedByName } from "../places/by-name.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { isIndexed, pageHead } from "../head/page-head.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, type ResolveContext, resolveContext } from "../resolve-context.ts";
import { serviceNode } from "../head/structured-data.ts";

type DepartmentPageTexts = NonNullable<ZoneDefaults["departmentPage"]>;

/** The part of the local pages' defaults that one département's page uses. */
interface SharedByDepartments extends Partial<Pick<ZoneDefaults, "picture" | "pictures">> {
  readonly departmentPage: DepartmentPageTexts;
}

/**
 * Makes the pages of the départements with a route, from texts in the local pages' defaults. The texts are
 * resolved for every département, so that a mistake shows before a page needs them.
 */
export function resolveDepartments(
  basis: ResolveBasis,
  defaults: Entry<ZoneDefaults>,
  departments: readonly ZoneGroup[],
): { pages: PageModel[]; reported: Reported } {
  const { context, reported } = resolveContext(basis);
  const { departmentPage } = defaults.data;
  if (departmentPage === undefined) {
    const first = departments.find(({ department }) => department.route !== undefined);
    if (first !== undefined) context.report(defaults.file, [missingTexts(first.department)]);
    return { pages: [], reported };
  }
  const pages = departments.flatMap((group) => resolveDepartment(context, defaults, departmentPage, group));
  return { pages, reported };
}

function resolveDepartment(
  context: ResolveContext,
  { file, data }: Entry<ZoneDefaults>,
  texts: DepartmentPageTexts,
  { department, zones, others }: ZoneGroup,
): PageModel[] {
  const { code, name, route } = department;
  const words = new Map([...context.words, ["département", name], ["numéro de département", code]]);
  const own = data.pictures[code];
  const written: SharedByDepartments = {
    departmentPage: texts,
    ...(own === undefined ? { picture: data.picture } : { pictures: { [code]: own } }),
  };
  const seenOn = route ?? name;
  const resolved = context.resolve(file, zoneDefaults, written, words, seenOn);
  if (route === undefined) return [];
  const { title, description, keywords, shortTitle, h1, tagline, cta } = resolved.departmentPage;
  const picture = (resolved.pictures?.[code] ?? resolved.picture) as ResolvedPicture;
  const { zones: zonesPage } = context.site;
  const breadcrumbs = [HOME_CRUMB, { name: zonesPage.title, route: zonesPage.route }, { name, route }];
  const nodes = [serviceNode(context.site, route, h1, description, { place: { name, insee: code } })];
  const head = pageHead({
    site: context.site,
    route,
    title,
    description,
    keywords,
    breadcrumbs,
    picture,
    nodes,
    indexed: !hasPlaceholder(resolved.departmentPage),
  });
  return [
    {
      route,
      file,
      indexed: isIndexed(head),
      shortTitle,
      head,
      template: "DepartmentPage",
      props: { breadcrumbs, h1, tagline, picture, groups: byInitial(zones), others, cta },
    },
  ];
}

/** The longest list without initials; readers overlook names in longer ones. */
const SHORT_LIST = 60;

function byInitial(zones: readonly PageLink[]): InitialGroup[] {
  const sorted = sortedByName(zones, ({ name }) => name);
  if (sorted.length <= SHORT_LIST) return [{ zones: sorted }];
  return [...Map.groupBy(sorted, ({ name }) => initialOf(name))].map(([initial, members]) => ({
    initial,
    zones: members,
  }));
}

function missingTexts({ route }: Department): ContentIssue {
  return {
    code: "missing-key",
    path: [],
    message: `The key "departmentPage" is missing: there are too many places for one page, so each département has a page of its own, such as "${route}".`,
    hint: "Write its title, description, keywords, h1, tagline and cta; they can name ${département} and ${numéro de département}.",
  };
}
