import type { ResolvedPicture } from "./content/picture.ts";

/** Gives the address of one of a picture's files. It changes with the bytes, so browsers may keep the file for ever. */
export const pictureAddress = (
  { image, version }: Pick<ResolvedPicture, "image" | "version">,
  width: number | undefined,
  format: string,
): string => `/images/${image}-${width}.${version}.${format}`;
