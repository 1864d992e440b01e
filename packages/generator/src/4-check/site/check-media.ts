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
      ...placeIn({ path, text: "" }),
      message: { en: "No page shows this photo.", fr: "Aucune page ne montre cette photo." },
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
        ...placeIn({ path: `images/${name}`, text: "" }),
        message: {
          en: `No content names the picture "${name}".`,
          fr: `Aucun contenu ne nomme l’image « ${name} ».`,
        },
      };
};
