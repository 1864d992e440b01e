import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../1-load/diagnose.ts";
import type { NamedPhoto } from "../3-resolve/pictures/photo-finder.ts";
import type { FileTexts } from "../plan.ts";

/** Reports photos that could not be decoded, where they are named. `corrupt` has their problems, by path. */
export function corruptPhotos(
  photos: readonly NamedPhoto[],
  corrupt: ReadonlyMap<string, string>,
  texts: FileTexts,
): Diagnostic[] {
  return photos.flatMap(({ path, mentions }) => {
    const fault = corrupt.get(path);
    if (fault === undefined) return [];
    const problem: Problem = {
      code: "corrupt-photo",
      // The decoder knows no French.
      en: `${path} can't be decoded: ${fault}.`,
      fr: `${path} ne peut pas être décodée.`,
      hint: {
        en: "Open it in a photo program and save it anew, or copy it again from where it came.",
        fr: "Ouvrez-la dans un logiciel de photo et enregistrez-la à neuf, ou copiez-la de nouveau depuis sa source.",
      },
    };
    return mentions.map(({ file, path: place }) =>
      diagnose({ path: file, text: texts.get(file) ?? "" }, { ...problem, path: place }),
    );
  });
}
