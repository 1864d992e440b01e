import { posix } from "node:path";
import { formatNumber } from "@vitrine/french/format-number";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { PHOTO_ENDINGS, type PhotoFormat, type PhotoHeader } from "../../media/photo-header.ts";
import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MAX_SIDE,
  PHOTO_MIN_WIDTH,
} from "@vitrine/schema/content/photo-limits";

const MEGABYTE = 1024 * 1024;
const TAKEN: Words = {
  en: "Photos are JPEG, PNG, WebP or AVIF files.",
  fr: "Les photos sont des fichiers JPEG, PNG, WebP ou AVIF.",
};
/** Hints for formats that authors often use by mistake. */
const OTHER_HINTS: Readonly<Record<string, Words>> = {
  HEIC: {
    en: `Export it from the phone or the photo program as JPEG. ${TAKEN.en}`,
    fr: `Exportez-la en JPEG depuis le téléphone ou le logiciel de photo. ${TAKEN.fr}`,
  },
  "Git LFS pointer": {
    en: 'This is a stand-in for the real file: run "git lfs pull".',
    fr: "Ce fichier tient lieu du vrai : lancez « git lfs pull ».",
  },
};

/** Reports a file that is empty or too large, by its size alone, before it is read. */
export function bytesProblem(path: string, bytes: number): Problem | undefined {
  if (bytes === 0) {
    return {
      code: "corrupt-photo",
      message: { en: `${path} is empty.`, fr: `${path} est vide.` },
      hint: { en: "Copy it again from where it came.", fr: "Copiez-la de nouveau depuis sa source." },
    };
  }
  if (bytes <= PHOTO_MAX_BYTES) return undefined;
  return {
    code: "oversized-photo",
    message: {
      en: `${path} has ${(bytes / MEGABYTE).toFixed(1)} MB; a photo may have ${PHOTO_MAX_BYTES / MEGABYTE} MB.`,
      fr: `${path} pèse ${formatNumber(Number((bytes / MEGABYTE).toFixed(1)))} Mo ; une photo peut peser ${PHOTO_MAX_BYTES / MEGABYTE} Mo.`,
    },
  };
}

/** Reports a problem in a photo's name or header. */
export function photoProblem(path: string, header: PhotoHeader): Problem | undefined {
  if ("other" in header) return unsupported(path, header.other);
  return (
    mislabelled(path, header.format) ??
    ("torn" in header ? torn(path, header.format) : (tooManyPixels(path, header) ?? tooSmall(path, header)))
  );
}

function unsupported(path: string, format: string | undefined): Problem {
  return {
    code: "unsupported-photo",
    message:
      format === undefined
        ? { en: `${path} is not a picture.`, fr: `${path} n’est pas une image.` }
        : {
            en: `${path} is a ${format} file, which is not taken.`,
            fr: `${path} est un fichier ${format}, un format qui n’est pas accepté.`,
          },
    hint: (format === undefined ? undefined : OTHER_HINTS[format]) ?? TAKEN,
  };
}

function mislabelled(path: string, format: PhotoFormat): Problem | undefined {
  const endings: readonly string[] = PHOTO_ENDINGS[format];
  const [ending = ""] = /\.[^./]*$/.exec(path) ?? [];
  if (endings.includes(ending.slice(1).toLowerCase())) return undefined;
  const renamed = `${path.slice(0, path.length - ending.length)}.${endings[0]}`;
  return {
    code: "mislabelled-photo",
    message: {
      en: `${path} holds a ${format} picture, whatever its name says.`,
      fr: `${path} contient une image ${format}, quoi que dise son nom.`,
    },
    hint: {
      en: `Rename the file to ${posix.basename(renamed)}, and write that name here.`,
      fr: `Renommez le fichier en ${posix.basename(renamed)}, et écrivez ce nom ici.`,
    },
  };
}

function torn(path: string, format: PhotoFormat): Problem {
  return {
    code: "corrupt-photo",
    message: {
      en: `${path} is not whole: the ${format} file ends before its picture does.`,
      fr: `${path} n’est pas entier : le fichier ${format} finit avant son image.`,
    },
    hint: {
      en: "It was cut off on its way: copy it again from where it came.",
      fr: "Il a été coupé en chemin : copiez-le de nouveau depuis sa source.",
    },
  };
}

type Size = Extract<PhotoHeader, { readonly width: number }>;

function tooManyPixels(path: string, { width, height }: Size): Problem | undefined {
  if (width * height <= PHOTO_MAX_PIXELS && Math.max(width, height) <= PHOTO_MAX_SIDE) return undefined;
  const millions = Math.floor(PHOTO_MAX_PIXELS / 1e6);
  return {
    code: "oversized-photo",
    message: {
      en: `${path} is ${width} × ${height} pixels; a photo may have ${millions} million, and ${PHOTO_MAX_SIDE.toLocaleString("en")} a side.`,
      fr: `${path} fait ${width} × ${height} pixels ; une photo peut en avoir ${millions} millions, et ${formatNumber(PHOTO_MAX_SIDE)} par côté.`,
    },
  };
}

function tooSmall(path: string, { width, height }: Size): Problem | undefined {
  if (width >= PHOTO_MIN_WIDTH) return undefined;
  return {
    code: "small-photo",
    message: {
      en: `${path} is ${width} × ${height} pixels: it will look blurred where it is shown.`,
      fr: `${path} fait ${width} × ${height} pixels : elle paraîtra floue là où elle s’affiche.`,
    },
    hint: {
      en: `Use a photo at least ${PHOTO_MIN_WIDTH} pixels wide; 1200 is better.`,
      fr: `Prenez une photo d’au moins ${PHOTO_MIN_WIDTH} pixels de large ; 1200 valent mieux.`,
    },
  };
}
