import type { Zone } from "@vitrine/schema/content/zone";
import {
  type Entry,
  slugOf,
  type ValidContent,
  withZones,
  type ZoneOutline,
} from "../2-validate/validate-content.ts";
import type { PageSource } from "./page-source.ts";
import type { ZoneFiles } from "./zone-files.ts";

/** Whether a local page's file has no mistake in its shape. */
export const isValid = ({ insee }: PageSource) => insee !== undefined;

/** The whole content, local pages by their outlines; `unknown` are the paths of files that nobody has looked at. */
export const withOutlines = (
  content: ValidContent,
  sources: readonly PageSource[],
  unknown: readonly string[],
  files: ZoneFiles,
): ValidContent =>
  withZones(content, () => sources.filter(isValid).map((source) => entryOf(source, files)), [
    ...sources.filter((source) => !isValid(source)).map(({ path }) => path),
    ...unknown,
  ]);

/** The whole content, local pages as they are written, read when they are asked for. */
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
          return files.read(path).file?.data as Zone;
        },
      })),
    [],
  );

const entryOf = ({ path, outline }: PageSource, files: ZoneFiles): Entry<ZoneOutline> => ({
  file: files.source(path),
  slug: slugOf(path),
  data: outline as ZoneOutline,
});
