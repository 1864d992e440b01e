import { isPhotoPath } from "@vitrine/schema/content/picture";
import { isEveningOf } from "../../3-resolve/pictures/evening-picture.ts";
import { issue, placeIn, type SiteRule } from "./site-rule.ts";

/**
 * Reports photos and drawn pictures that no content names. Nothing is reported while a broken file, or one that
 * is unpublished, may name them. A missing picture that content names may be meant too.
 */
export const checkMedia: SiteRule = function* ({ content, isWhole, images, pictures, unnamedPhotos }) {
  const { areSharedFilesValid, brokenPages, unpublished } = content;
  if (!areSharedFilesValid || brokenPages.anyRoute || brokenPages.routes.size > 0) return;
  if (unpublished.size === 0)
    for (const path of unnamedPhotos)
      yield issue("unused-photo", placeIn({ path, text: "" }), {
        en: "No page shows this photo.",
        fr: "Aucune page ne montre cette photo.",
      });
  const isMissing = [...images].some((name) => !pictures.has(name) && !isPhotoPath(name));
  for (const name of isWhole && !isMissing ? pictures.keys() : [])
    if (!images.has(name) && !isEveningOf(name, images))
      yield issue("unused-picture", placeIn({ path: `images/${name}`, text: "" }), {
        en: `No content names the picture "${name}".`,
        fr: `Aucun contenu ne nomme l’image « ${name} ».`,
      });
};
