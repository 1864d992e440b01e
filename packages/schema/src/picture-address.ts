import type { ResolvedPicture } from "./content/picture.ts";

/** The formats of every picture, in each of its widths. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The end of the name of a picture that shows another in the evening: "pages/accueil-soir". */
export const EVENING = "-soir";

/** Gives the address of one of a picture's files. It changes with the bytes, so browsers may keep the file for ever. */
export const pictureAddress = (
  { image, version }: Pick<ResolvedPicture, "image" | "version">,
  width: number | undefined,
  format: PictureFormat,
): string => `/images/${image}-${width}.${version}.${format}`;
