import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../1-load/source-file.ts";
import type { NamedPhoto } from "../3-resolve/pictures/photo-finder.ts";
import type { FileTexts } from "../plan.ts";

/**
 * What there is to say of photos that turned out not to be decodable, wherever they are named. `corrupt` has what is
 * wrong with each, by its path.
 */
export function corruptPhotos(
  photos: readonly NamedPhoto[],
  corrupt: ReadonlyMap<string, string>,
  texts: FileTexts,
): Diagnostic[] {
  return photos.flatMap(({ path, mentions }) => {
    const fault = corrupt.get(path);
    if (fault === undefined) return [];
    return mentions.map((mention) =>
      diagnose(
        { path: mention.file, text: texts.get(mention.file) ?? "" },
        {
          code: "corrupt-photo",
          path: mention.path,
          at: "value",
          message: `${path} can't be decoded: ${fault}.`,
          hint: "Open it in a photo program and save it anew, or copy it again from where it came.",
        },
      ),
    );
  });
}
