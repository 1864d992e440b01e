import type { Resolved } from "@vitrine/schema/content/picture";
import { type Zone, zone, type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { SourceText } from "../../1-load/source-file.ts";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import type { PageContext } from "../page-context.ts";
import type { Resolver } from "../resolver.ts";
import { unknownBranch } from "../places/unknown-branch.ts";
import { placeOf } from "../places/zone-places.ts";
import { resolvePictures } from "../pictures/pictures.ts";
import { withEveningPicture } from "../pictures/evening-picture.ts";
import { fillText, HOURS, namesIn, PHONE } from "../texts/fill-text.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import { branchVocabulary, placeVocabulary } from "../texts/vocabulary.ts";

type Defaults = Omit<ZoneDefaults, "departmentPage" | "pictures">;

/** The defaults as all local pages share them. */
export interface CommonDefaults {
  /** Resolved without a place. Development shows these for a moment on a page of other defaults. */
  readonly texts: Resolved<Defaults>;
  /** Issues of those that name neither a place nor the telephone or hours, by key. */
  readonly issues: ReadonlyMap<string, readonly ContentIssue[]>;
  /** Keys of those with a placeholder. */
  readonly unfinished: readonly string[];
}

/** Resolved texts, pictures and place of a local page, beside the common defaults; plain data. */
export type ZoneTexts = ReturnType<typeof resolveZone>;

/**
 * Resolves the defaults once for all places. A default that names one, the telephone or the hours is resolved again
 * with each page.
 */
export function commonDefaults(
  context: Pick<PageContext, "sharedFiles" | "vocabulary" | "pictures" | "photos">,
): CommonDefaults {
  const { file, data } = context.sharedFiles.zoneDefaults;
  const { departmentPage: _, pictures: _byDepartment, ...defaults } = data;
  const issues = new Map<string, readonly ContentIssue[]>();
  const texts: Partial<Resolved<Defaults>> = {};
  for (const [key, value] of Object.entries(defaults)) {
    const filled = fillText(zoneDefaults, { [key]: value }, context.vocabulary);
    const resolved = resolvePictures(file, filled.data, context);
    Object.assign(texts, resolved.data);
    const names = namesIn(JSON.stringify(value));
    if (names.every((name) => context.vocabulary.has(name) && name !== PHONE && name !== HOURS))
      issues.set(key, [...filled.issues, ...resolved.issues]);
  }
  const unfinished = Object.entries(texts).flatMap(([key, value]) => (hasPlaceholder(value) ? [key] : []));
  return { texts: texts as CommonDefaults["texts"], issues, unfinished };
}

/** Resolves a local page: its own texts or else the defaults, in the grammar of its place. */
export function resolveZone(context: Resolver, { file, slug, data }: Entry<Zone>, commune: Commune) {
  const { common, pictures: drawn } = context;
  const defaults = context.sharedFiles.zoneDefaults;
  const branch = branchOf(context, file, data.branch);
  const words = branch ? branchVocabulary(context.vocabulary, branch.id) : context.vocabulary;
  const vocabulary = placeVocabulary(words, commune);
  const own = context.resolve(file, zone, data, vocabulary);
  for (const [key, issues] of common.issues)
    if (!(key in data)) context.report(defaults.file, issues, file.path);
  const { pictures, ...rest } = context.resolve(
    defaults.file,
    zoneDefaults,
    usedDefaults(defaults.data, data, common, commune.department.code),
    vocabulary,
    file.path,
  );
  const picture = pictures?.[commune.department.code];
  const texts = { ...rest, ...(picture && { picture }), ...own };
  const all = { ...common.texts, ...texts };
  const cta = withEveningPicture(all.cta, all.picture, drawn);
  const unfinished = hasPlaceholder(texts) || common.unfinished.some((key) => !(key in texts));
  return { ...texts, cta, unfinished, place: placeOf(slug, commune) };
}

/** Finds the branch that a local page names, or reports that there is none. */
function branchOf({ site, report }: Resolver, file: SourceText, id: string | undefined) {
  if (id === undefined) return undefined;
  const { branches = [] } = site.business;
  const branch = branches.find((one) => one.id === id);
  if (branch === undefined) report(file, [{ ...unknownBranch(id, branches), path: ["branch"] }]);
  return branch;
}

/** Gives the other defaults that the page uses. A default that the page replaces is not checked for it. */
function usedDefaults(
  defaults: ZoneDefaults,
  own: Zone,
  { issues }: CommonDefaults,
  department: string,
): ZoneDefaults {
  const { departmentPage: _, ...others } = defaults;
  const picture = own.picture === undefined ? defaults.pictures?.[department] : undefined;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !(key in own || issues.has(key)))),
    pictures: picture === undefined ? {} : { [department]: picture },
  } as ZoneDefaults;
}
