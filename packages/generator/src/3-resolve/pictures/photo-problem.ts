import { posix } from "node:path";
import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { PHOTO_ENDINGS, type PhotoFormat, type PhotoHeader } from "../../media/photo-header.ts";
import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MAX_SIDE,
  PHOTO_MIN_WIDTH,
} from "@vitrine/schema/content/photo-limits";

const MEGABYTE = 1024 * 1024;
const EXPORT_IT = "Export it again as JPEG, about 2400 pixels wide, and put that file here.";
const TAKEN = "Photos are JPEG, PNG, WebP or AVIF files.";
/** Hints for formats that authors often use by mistake. */
const OTHER_HINTS: Readonly<Record<string, string>> = {
  HEIC: `Export it from the phone or the photo program as JPEG. ${TAKEN}`,
  "Git LFS pointer": 'This is a stand-in for the real file: run "git lfs pull".',
};

/** Reports a file that is empty or too large, by its size alone, before it is read. */
export function bytesProblem(path: string, bytes: number): Problem | undefined {
  if (bytes === 0) {
    return {
      code: "corrupt-photo",
      message: `${path} is empty.`,
      hint: "Copy it again from where it came.",
    };
  }
  if (bytes <= PHOTO_MAX_BYTES) return undefined;
  return {
    code: "oversized-photo",
    message: `${path} has ${(bytes / MEGABYTE).toFixed(1)} MB; a photo may have ${PHOTO_MAX_BYTES / MEGABYTE} MB.`,
    hint: EXPORT_IT,
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
      format === undefined ? `${path} is not a picture.` : `${path} is a ${format} file, which is not taken.`,
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
    message: `${path} holds a ${format} picture, whatever its name says.`,
    hint: `Rename the file to ${posix.basename(renamed)}, and write that name here.`,
  };
}

function torn(path: string, format: PhotoFormat): Problem {
  return {
    code: "corrupt-photo",
    message: `${path} is not whole: the ${format} file ends before its picture does.`,
    hint: "It was cut off on its way: copy it again from where it came.",
  };
}

type Size = Extract<PhotoHeader, { readonly width: number }>;

function tooManyPixels(path: string, { width, height }: Size): Problem | undefined {
  if (width * height <= PHOTO_MAX_PIXELS && Math.max(width, height) <= PHOTO_MAX_SIDE) return undefined;
  const millions = Math.floor(PHOTO_MAX_PIXELS / 1e6);
  return {
    code: "oversized-photo",
    message: `${path} is ${width} × ${height} pixels; a photo may have ${millions} million, and ${PHOTO_MAX_SIDE.toLocaleString("en")} a side.`,
    hint: EXPORT_IT,
  };
}

function tooSmall(path: string, { width, height }: Size): Problem | undefined {
  if (width >= PHOTO_MIN_WIDTH) return undefined;
  return {
    code: "small-photo",
    severity: "warning",
    message: `${path} is ${width} × ${height} pixels: it will look blurred where it is shown.`,
    hint: `Use a photo at least ${PHOTO_MIN_WIDTH} pixels wide; 1200 is better.`,
  };
}
