import type { Zone } from "@vitrine/schema/content/zone";
import { loadFile } from "../1-load/load-content.ts";
import { type Entry, slugOf } from "../2-validate/validate-content.ts";
import { resolveContext } from "../3-resolve/resolve-context.ts";
import { resolveZone } from "../3-resolve/resolve-zone.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import type { ZonePlace } from "../3-resolve/zone-places.ts";
import { type PageData, pageData } from "../5-emit/emit-modules.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { CommuneRegistry } from "../registry/commune-registry.ts";
import { type DraftPlace, readDraft } from "./draft-file.ts";
import { zoneDraft } from "./inspect-zone.ts";
import { basisOf, type ZoneWorld } from "./zone-world.ts";

/** A local page that is to be made of its file, which has been checked. */
export interface ZoneJob {
  readonly path: string;
  /** Hash of the bytes that were checked. */
  readonly hash: string;
  readonly place: Pick<ZonePlace, "commune" | "name" | "route">;
  readonly surroundings: Surroundings;
}

/** The same, where its texts are at hand since they were checked. */
export interface DraftedZoneJob extends ZoneJob {
  readonly draft?: DraftPlace | undefined;
}

/** Gives the function that makes local pages, in a thread that knows nothing but the world. */
export function pageMaker(world: ZoneWorld): (job: DraftedZoneJob) => PageData {
  const { basis, folder } = basisOf(world, noRegistry, { areValid: true });
  return ({ path, hash, place, surroundings, draft }) => {
    // Nothing is reported of the file any more: its text is not asked for.
    if (draft) return pageData(zoneDraft({ path, text: "" }, readDraft(draft), place, basis)(surroundings));
    const { file, bytes } = loadFile(folder, path);
    if (file === undefined || shortHash(bytes ?? "") !== hash)
      throw new Error(`${path} was changed while the site was being built: build it again.`);
    const entry: Entry<Zone> = { file, slug: slugOf(path), data: file.data as Zone };
    const { context } = resolveContext(basis);
    const texts = resolveZone(context, basis.defaults, entry, place.commune);
    return pageData(zoneDraft(file, texts, place, basis)(surroundings));
  };
}

/** Places come with the job: the registry of all communes is not loaded for them. */
const noRegistry: CommuneRegistry = {
  all: () => [],
  named: () => undefined,
  byInsee: () => undefined,
  inDepartment: () => [],
  placeWords: () => new Set(),
};
