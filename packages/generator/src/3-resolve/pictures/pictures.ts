import type { ContentIssue, ContentPath, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { isPhotoPath } from "@vitrine/schema/content/picture";
import type { Picture, Resolved, ResolvedPicture } from "@vitrine/schema/content/picture";
import type { SourceText } from "../../1-load/source-file.ts";
import { mapValues } from "../texts/map-values.ts";
import { stringsIn } from "../texts/strings-in.ts";
import type { PhotoFinder } from "./photo-finder.ts";

/** Widths, size and version of one picture's files. */
export type PictureFiles = Omit<ResolvedPicture, "image" | "alt">;

/** Pictures of `content/images` that content may name. */
export type PictureIndex = ReadonlyMap<string, PictureFiles>;

/** A drawn picture or a photo, as pages show it. */
export type FoundPicture = Omit<ResolvedPicture, "alt">;

/** Gives the data with its pictures found and measured. One without files is an issue. */
export function resolvePictures<Data>(
  file: SourceText,
  data: Data,
  { pictures, photos }: { readonly pictures: PictureIndex; readonly photos: PhotoFinder },
): { data: Resolved<Data>; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const find = (picture: Picture, path: ContentPath): ResolvedPicture => {
    const { picture: found = NO_FILES, problem } = isPhotoPath(picture.image)
      ? photos.find(picture.image, file.path)
      : drawn(picture.image, pictures);
    if (problem !== undefined) issues.push({ ...problem, path: [...path, "image"] });
    return { ...picture, ...found };
  };
  return { data: walk(data, [], find) as Resolved<Data>, issues };
}

function walk(
  value: unknown,
  path: ContentPath,
  find: (picture: Picture, path: ContentPath) => ResolvedPicture,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return find(value, path);
  // Only objects can hold a picture, so other values need no path.
  return mapValues(value, (inner, key) =>
    typeof inner === "object" && inner !== null ? walk(inner, [...path, key], find) : inner,
  );
}

/** A picture that content names, and its place there. */
export interface NamedImage {
  readonly image: string;
  readonly path: ContentPath;
}

/** Lists names under the key `image`. */
export const imagesIn = (data: unknown): NamedImage[] =>
  stringsIn(data, (key) => key === "image").map(({ text: image, path }) => ({ image, path }));

function drawn(image: string, index: PictureIndex): ReturnType<PhotoFinder["find"]> {
  const files = index.get(image);
  if (files !== undefined) return { picture: { image, ...files } };
  return { problem: missingPicture(image, index, "content/images") };
}

/** Reports a picture without files among those of a folder. */
export const missingPicture = (
  image: string,
  index: ReadonlyMap<string, unknown>,
  folder: string,
): Problem => ({
  code: "missing-picture",
  en: `There are no files for the picture "${image}" in ${folder}.`,
  fr: `L’image « ${image} » n’a pas de fichiers dans ${folder}.`,
  hint: suggest(image, [...index.keys()]),
});

/** Stand-in for missing files, so that the checks of the page go on. */
const NO_FILES: FoundPicture = { image: "", widths: [], width: 0, height: 0, version: "" };

const isPicture = (value: object): value is Picture => "image" in value && "alt" in value;
