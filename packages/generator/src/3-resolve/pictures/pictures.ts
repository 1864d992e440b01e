import type { ContentIssue, ContentPath, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { isPhotoPath } from "@vitrine/schema/content/picture";
import type { Picture, Resolved, ResolvedPicture } from "@vitrine/schema/content/picture";
import type { SourceText } from "../../1-load/source-file.ts";
import { mapValues } from "../texts/map-values.ts";
import type { PhotoFinder, PhotoMention } from "./photo-finder.ts";

/** Widths, size and version of one picture's files. */
export type PictureFiles = Omit<ResolvedPicture, "image" | "alt">;

/** Pictures of `content/images` that content may name. */
export type PictureIndex = ReadonlyMap<string, PictureFiles>;

/** A drawn picture or a photo, as pages show it. */
export type FoundPicture = Omit<ResolvedPicture, "alt">;

/** Gives the data with its pictures found and measured. One without files is an issue, a photo a mention. */
export function resolvePictures<Data>(
  file: SourceText,
  data: Data,
  { pictures, photos }: { readonly pictures: PictureIndex; readonly photos: PhotoFinder },
): { data: Resolved<Data>; issues: ContentIssue[]; mentions: PhotoMention[] } {
  const issues: ContentIssue[] = [];
  const mentions: PhotoMention[] = [];
  const find = (picture: Picture, path: ContentPath): ResolvedPicture => {
    const place = [...path, "image"];
    const looked: LookedUp = isPhotoPath(picture.image)
      ? photos.find(picture.image, { file: file.path, path: place })
      : drawn(picture.image, pictures);
    const { picture: found = NO_FILES, problem, mention } = looked;
    if (mention !== undefined) mentions.push(mention);
    if (problem !== undefined) issues.push({ ...problem, path: place });
    return { ...picture, ...found };
  };
  return { data: walk(data, [], find) as Resolved<Data>, issues, mentions };
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

interface LookedUp {
  readonly picture?: FoundPicture;
  readonly problem?: Problem;
  /** Undefined for a drawn picture. */
  readonly mention?: PhotoMention;
}

function drawn(image: string, index: PictureIndex): LookedUp {
  const files = index.get(image);
  if (files !== undefined) return { picture: { image, ...files } };
  return {
    problem: {
      code: "missing-picture",
      message: {
        en: `There are no files for the picture "${image}" in content/images.`,
        fr: `L’image « ${image} » n’a pas de fichiers dans content/images.`,
      },
      hint: suggest(image, [...index.keys()]),
    },
  };
}

/** Stand-in for missing files, so that the checks of the page go on. */
const NO_FILES: FoundPicture = { image: "", widths: [], width: 0, height: 0, version: "" };

const isPicture = (value: object): value is Picture => "image" in value && "alt" in value;
