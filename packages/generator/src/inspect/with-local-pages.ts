import type { Zone } from "@vitrine/schema/content/zone";
import type { HeldPage } from "../2-validate/held-pages.ts";
import { slugOf } from "../1-load/slug-of.ts";
import {
  type Entry,
  type ValidContent,
  withZones,
  type ZoneOutline,
} from "../2-validate/validate-content.ts";
import type { PageSource } from "./page-source.ts";
import type { ZoneFiles } from "./zone-files.ts";

/** True if a local page's file is valid. */
export const isValid = ({ insee }: PageSource) => insee !== undefined;

/**
 * Gives the whole content, with local pages by their outlines. `held` has the local pages that are not
 * shown, `unknown` the paths of files that are not inspected yet.
 */
export const withOutlines = (
  content: ValidContent,
  sources: readonly PageSource[],
  held: ReadonlyMap<string, HeldPage>,
  unknown: readonly string[],
  files: ZoneFiles,
): ValidContent =>
  withZones(
    { ...content, held: new Map([...content.held, ...held]) },
    () => sources.filter(isValid).map((source) => entryOf(source, files)),
    [...sources.filter((source) => !isValid(source)).map(({ path }) => path), ...unknown],
  );

/** Gives the whole content, with local pages as written, read on demand. */
export const withWrittenZones = (
  content: ValidContent,
  sources: readonly PageSource[],
  files: ZoneFiles,
): ValidContent<Zone> =>
  withZones(
    content,
    () =>
      sources.filter(isValid).map(({ path }) => ({
        file: files.source(path),
        slug: slugOf(path),
        get data() {
          return files.read(path).data as Zone;
        },
      })),
    [],
  );

const entryOf = ({ path, outline }: PageSource, files: ZoneFiles): Entry<ZoneOutline> => ({
  file: files.source(path),
  slug: slugOf(path),
  data: outline as ZoneOutline,
});
