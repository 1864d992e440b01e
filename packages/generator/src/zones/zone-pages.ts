import type { Zone } from "@vitrine/schema/content/zone";
import { loadFile } from "../1-load/load-content.ts";
import { type Entry, slugOf } from "../2-validate/validate-content.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import type { ZonePlace } from "../3-resolve/zone-places.ts";
import { type PageData, pageData } from "../5-emit/emit-modules.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { CommuneRegistry } from "../registry/commune-registry.ts";
import { draftZone } from "./inspect-zone.ts";
import { basisOf, type ZoneWorld } from "./zone-world.ts";

/** A local page that is to be made of its file, which has been checked. */
export interface ZoneJob {
  readonly path: string;
  /** Hash of the bytes that were checked. */
  readonly hash: string;
  readonly place: Pick<ZonePlace, "commune" | "name" | "route">;
  readonly surroundings: Surroundings;
}

/** Gives the function that makes local pages, in a thread that knows nothing but the world. */
export function pageMaker(world: ZoneWorld): (job: ZoneJob) => PageData {
  const { basis, folder } = basisOf(world, noRegistry, { areValid: true });
  return ({ path, hash, place, surroundings }) => {
    const { file, bytes } = loadFile(folder, path);
    if (file === undefined || shortHash(bytes ?? "") !== hash)
      throw new Error(`${path} was changed while the site was being built: build it again.`);
    const entry: Entry<Zone> = { file, slug: slugOf(path), data: file.data as Zone };
    return pageData(draftZone(entry, place.commune, basis).page(surroundings));
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
