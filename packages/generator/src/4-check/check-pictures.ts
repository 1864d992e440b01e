import { isPhotoPath } from "@vitrine/schema/content/picture";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { LoadedContent } from "../1-load/load-content.ts";
import { FILE_START, type SourceFile } from "../1-load/source-file.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import type { PictureIndex } from "../3-resolve/pictures.ts";
import { remember } from "../remember.ts";

/**
 * Every picture of content/images is named by content. Where a file is broken, or names a picture that does
 * not exist, that one may be meant.
 */
export function checkPictures(
  { site, zoneDefaults, pending }: ValidContent,
  { files, texts }: Pick<LoadedContent, "files" | "texts">,
  pictures: PictureIndex,
): Diagnostic[] {
  const isWhole = site !== undefined && zoneDefaults !== undefined && texts.size === files.length;
  if (!isWhole || pending.anyRoute || pending.routes.size > 0) return [];
  const named = new Set(files.flatMap((file) => imagesOf(file)));
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

const imagesOf = remember(({ data }: SourceFile) => imagesIn(data));

/** The names under the keys `image` and `poster`, wherever they stand. */
function imagesIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string" ? (/^(?:image|poster)$/.test(key) ? [value] : []) : imagesIn(value),
  );
}
