import { isPhotoPath } from "@vitrine/schema/content/picture";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { FILE_START } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { PictureIndex } from "../../3-resolve/pictures/pictures.ts";

/**
 * Reports pictures of content/images that no content names. Nothing is reported while a file is broken or
 * names a missing picture, since that one may be meant. `named` has all names; `isWhole` is true if every
 * file could be read.
 */
export function checkPictures(
  { site, zoneDefaults, pending }: ValidContent,
  named: ReadonlySet<string>,
  isWhole: boolean,
  pictures: PictureIndex,
): Diagnostic[] {
  if (!isWhole || site === undefined || zoneDefaults === undefined) return [];
  if (pending.anyRoute || pending.routes.size > 0) return [];
  if ([...named].some((name) => !pictures.has(name) && !isPhotoPath(name))) return [];
  return [...pictures.keys()]
    .filter((name) => !named.has(name))
    .map((name) => ({
      code: "unused-picture",
      severity: "warning",
      file: `images/${name}`,
      range: FILE_START,
      path: "",
      message: `No content names the picture "${name}".`,
      hint: "Name it as the image of a picture, or delete its files: they go out with the site.",
    }));
}

/**
 * Lists the names under the keys `image` and `poster` at any depth. `above` stops at an alias to an enclosing
 * value.
 */
export function imagesIn(data: unknown, above: readonly unknown[] = []): string[] {
  if (typeof data !== "object" || data === null || above.includes(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string"
      ? /^(?:image|poster)$/.test(key)
        ? [value]
        : []
      : imagesIn(value, [...above, data]),
  );
}
