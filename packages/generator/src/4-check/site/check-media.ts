import { isPhotoPath } from "@vitrine/schema/content/picture";
import { isEveningOf } from "../../3-resolve/pictures/evening-picture.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** Reports photos that no content names. A file that is broken or held back may name any: nothing is reported then. */
export const checkPhotos: SiteRule = function* ({ content, unnamedPhotos }) {
  const { isSound, pending, held } = content;
  if (!isSound || pending.anyRoute || pending.routes.size + held.size > 0) return;
  for (const path of unnamedPhotos)
    yield {
      code: "unused-photo",
      severity: "warning",
      ...placeIn({ path, text: "" }),
      message: { en: "No page shows this photo.", fr: "Aucune page ne montre cette photo." },
      hint: {
        en: "Name it as the image of a picture, or delete it: it does not go out with the site.",
        fr: "Nommez-la comme image, sous la clé image, ou supprimez-la : elle n’est pas publiée.",
      },
    };
};

/**
 * Reports pictures of content/images that no content names. Nothing is reported while a file is broken or
 * names a missing picture, since that one may be meant.
 */
export const checkPictures: SiteRule = function* ({ content, isWhole, images, pictures }) {
  const { isSound, pending } = content;
  if (!isWhole || !isSound) return;
  if (pending.anyRoute || pending.routes.size > 0) return;
  if ([...images].some((name) => !pictures.has(name) && !isPhotoPath(name))) return;
  for (const name of pictures.keys())
    if (!images.has(name) && !isEveningOf(name, images))
      yield {
        code: "unused-picture",
        severity: "warning",
        ...placeIn({ path: `images/${name}`, text: "" }),
        message: {
          en: `No content names the picture "${name}".`,
          fr: `Aucun contenu ne nomme l’image « ${name} ».`,
        },
        hint: {
          en: "Name it as the image of a picture, or delete its files: they go out with the site.",
          fr: "Nommez-la sous la clé image, ou supprimez ses fichiers : ils seraient publiés avec le site.",
        },
      };
};

/** Lists names under the keys `image` and `poster`. `above` stops at an alias to an enclosing value. */
export function imagesIn(data: unknown, above: readonly unknown[] = []): string[] {
  if (typeof data !== "object" || data === null || above.includes(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value !== "string") return imagesIn(value, [...above, data]);
    return key === "image" || key === "poster" ? [value] : [];
  });
}
