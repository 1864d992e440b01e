import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { Department } from "@vitrine/schema/page-props";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { DepartmentPlaces } from "../places/zone-geography.ts";
import { crumbsToZones, makePage } from "../head/page-head.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import { withEveningPicture } from "../pictures/evening-picture.ts";
import { pick } from "../../pick.ts";
import type { PageModel } from "./page-model.ts";
import type { Resolver } from "../resolver.ts";

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
  context: Resolver,
  defaults: Entry<ZoneDefaults>,
  departments: readonly DepartmentPlaces[],
): PageModel[] {
  const { departmentPage } = defaults.data;
  if (departmentPage !== undefined)
    return departments.flatMap((group) => resolveDepartment(context, defaults, departmentPage, group) ?? []);
  const first = departments.find(({ department }) => department.route !== undefined);
  if (first !== undefined) context.report(defaults.file, [missingTexts(first.department)]);
  return [];
}

function resolveDepartment(
  { site, vocabulary, resolve, pictures }: Resolver,
  { file, data }: Entry<ZoneDefaults>,
  texts: DepartmentPageTexts,
  { department, groups, others }: DepartmentPlaces,
): PageModel | undefined {
  const { code, name, route } = department;
  const ofDepartment = new Map([...vocabulary, ["département", name], ["numéro de département", code]]);
  const own = data.pictures?.[code];
  const written: SharedByDepartments = {
    departmentPage: texts,
    ...(own === undefined ? pick(data, "picture") : { pictures: { [code]: own } }),
  };
  const resolved = resolve(file, zoneDefaults, written, ofDepartment, route ?? name);
  if (route === undefined) return undefined;
  const { h1, tagline } = resolved.departmentPage;
  const picture = (resolved.pictures?.[code] ?? resolved.picture) as ResolvedPicture | undefined;
  const cta = withEveningPicture(resolved.departmentPage.cta, picture, pictures);
  const breadcrumbs = [...crumbsToZones(site), { name, route }];
  return makePage(site, {
    file,
    route,
    texts: resolved.departmentPage,
    picture,
    service: { name: h1, place: { name, insee: code } },
    indexed: !hasPlaceholder(resolved.departmentPage),
    template: "DepartmentPage",
    props: { breadcrumbs, h1, tagline, ...(picture && { picture }), groups, others, cta },
  });
}

function missingTexts({ route }: Department): ContentIssue {
  return {
    code: "missing-key",
    path: [],
    en: `The key "departmentPage" is missing: there are too many places for one page, so each département has a page of its own, such as "${route}".`,
    fr: `La clé « departmentPage » manque : les lieux sont trop nombreux pour une seule page, et chaque département a donc la sienne, comme « ${route} ».`,
    hint: {
      en: "Write its title, description, keywords, h1, tagline and cta; they can name ${département} and ${numéro de département}.",
      fr: "Écrivez title, description, keywords, h1, tagline et cta ; ces textes peuvent nommer ${département} et ${numéro de département}.",
    },
  };
}
