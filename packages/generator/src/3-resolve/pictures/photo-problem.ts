import { formatNumber } from "@vitrine/french/format-number";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { LFS_POINTER, PHOTO_ENDINGS, type PhotoFormat, type PhotoHeader } from "../../media/photo-header.ts";
import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MAX_SIDE,
  PHOTO_MIN_WIDTH,
} from "@vitrine/schema/content/photo-limits";

const MEGABYTE = 1024 * 1024;

/** Reports a file that is empty or too large, by its size alone, before it is read. */
export function bytesProblem(path: string, bytes: number): Problem | undefined {
  if (bytes === 0) return { code: "corrupt-photo", en: `${path} is empty.`, fr: `${path} est vide.` };
  if (bytes <= PHOTO_MAX_BYTES) return undefined;
  return {
    code: "oversized-photo",
    en: `${path} has ${(bytes / MEGABYTE).toFixed(1)} MB; a photo may have ${PHOTO_MAX_BYTES / MEGABYTE} MB.`,
    fr: `${path} pèse ${formatNumber(Number((bytes / MEGABYTE).toFixed(1)))} Mo ; une photo peut peser ${PHOTO_MAX_BYTES / MEGABYTE} Mo.`,
  };
}

/** Reports a problem in a photo's name or header. */
export function photoProblem(path: string, header: PhotoHeader): Problem | undefined {
  if ("other" in header) return unsupported(path, header.other);
  const problem = mislabelled(path, header.format);
  if (problem !== undefined) return problem;
  if (!("torn" in header)) return sizeProblem(path, header);
  return {
    code: "corrupt-photo",
    en: `${path} is not whole: the ${header.format} file ends before its picture does.`,
    fr: `${path} n’est pas entier : le fichier ${header.format} finit avant son image.`,
  };
}

const unsupported = (path: string, format: string | undefined): Problem => ({
  code: "unsupported-photo",
  ...(format === undefined
    ? { en: `${path} is not a picture.`, fr: `${path} n’est pas une image.` }
    : {
        en: `${path} is a ${format} file, which is not taken.`,
        fr: `${path} est un fichier ${format}, un format qui n’est pas accepté.`,
      }),
  hint: format === LFS_POINTER ? FETCH : undefined,
});

const FETCH: Words = {
  en: 'It stands for the real file, which "git lfs pull" fetches.',
  fr: "Il tient lieu du vrai fichier : lancez « git lfs pull ».",
};

function mislabelled(path: string, format: PhotoFormat): Problem | undefined {
  const endings: readonly string[] = PHOTO_ENDINGS[format];
  const [, ending = ""] = /\.([^./]*)$/.exec(path) ?? [];
  if (endings.includes(ending.toLowerCase())) return undefined;
  return {
    code: "mislabelled-photo",
    en: `${path} holds a ${format} picture, which ends in .${endings[0]}.`,
    fr: `${path} contient une image ${format}, dont l’extension est .${endings[0]}.`,
  };
}

function sizeProblem(
  path: string,
  { width, height }: Extract<PhotoHeader, { readonly width: number }>,
): Problem | undefined {
  if (width * height > PHOTO_MAX_PIXELS || Math.max(width, height) > PHOTO_MAX_SIDE) {
    const millions = Math.floor(PHOTO_MAX_PIXELS / 1e6);
    return {
      code: "oversized-photo",
      en: `${path} is ${width} × ${height} pixels; a photo may have ${millions} million, and ${PHOTO_MAX_SIDE.toLocaleString("en")} a side.`,
      fr: `${path} fait ${width} × ${height} pixels ; une photo peut en avoir ${millions} millions, et ${formatNumber(PHOTO_MAX_SIDE)} par côté.`,
    };
  }
  if (width >= PHOTO_MIN_WIDTH) return undefined;
  return {
    code: "small-photo",
    en: `${path} is ${width} × ${height} pixels: it will look blurred where it is shown. It needs a width of ${PHOTO_MIN_WIDTH}.`,
    fr: `${path} fait ${width} × ${height} pixels : elle paraîtra floue là où elle s’affiche. Il lui en faut ${PHOTO_MIN_WIDTH} de large.`,
  };
}
