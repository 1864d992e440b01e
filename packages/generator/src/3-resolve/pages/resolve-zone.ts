import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { type Zone, zone, type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import type { ResolveContext } from "../resolve-context.ts";
import { placeOf } from "../places/zone-places.ts";
import { withEveningPicture } from "../pictures/evening-picture.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import { placeVocabulary } from "../texts/vocabulary.ts";

/** Resolved texts, pictures and place of a local page, as plain data. */
export type ZoneTexts = ReturnType<typeof resolveZone>;

/** Resolves a local page: its own texts or else the defaults, in the grammar of its place. */
export function resolveZone(context: ResolveContext, { file, slug, data }: Entry<Zone>, commune: Commune) {
  const defaults = context.files.zoneDefaults;
  const words = placeVocabulary(context.words, commune);
  const own = context.resolve(file, zone, data, words);
  const { pictures, ...common } = context.resolve(
    defaults.file,
    zoneDefaults,
    usedDefaults(defaults.data, data, commune.department.code),
    words,
    file.path,
  );
  const picture = pictured(pictures[commune.department.code]);
  const texts = { ...common, ...picture, ...own };
  const cta = withEveningPicture(texts.cta, texts.picture, context.pictures);
  const unfinished = hasPlaceholder({ ...texts, cta });
  return { ...texts, cta, unfinished, place: placeOf(slug, commune) };
}

/** Gives the defaults that the page uses. A default that the page replaces is not checked for it. */
function usedDefaults(defaults: ZoneDefaults, own: Zone, department: string): ZoneDefaults {
  const { departmentPage: _, ...common } = defaults;
  const picture = own.picture === undefined ? defaults.pictures[department] : undefined;
  return {
    ...Object.fromEntries(Object.entries(common).filter(([key]) => !(key in own))),
    pictures: picture === undefined ? {} : { [department]: picture },
  } as ZoneDefaults;
}

const pictured = (picture: ResolvedPicture | undefined) => (picture === undefined ? {} : { picture });
