import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Picture, Resolved, ResolvedPicture } from "@vitrine/schema/content/picture";

/** The files of one picture, measured. */
export type PictureFiles = Omit<ResolvedPicture, "image" | "alt">;

/** The pictures that content may name. */
export type PictureIndex = ReadonlyMap<string, PictureFiles>;

/** Copies data with every picture in it found and measured; one without files is an issue. */
export function resolvePictures<Data>(
  data: Data,
  index: PictureIndex,
): { data: Resolved<Data>; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  return { data: walk(data, [], index, issues) as Resolved<Data>, issues };
}

function walk(value: unknown, path: ContentPath, index: PictureIndex, issues: ContentIssue[]): unknown {
  if (Array.isArray(value)) return value.map((item, i) => walk(item, [...path, i], index, issues));
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return resolvePicture(value, path, index, issues);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key], index, issues)]),
  );
}

function resolvePicture(
  picture: Picture,
  path: ContentPath,
  index: PictureIndex,
  issues: ContentIssue[],
): ResolvedPicture {
  const files = index.get(picture.image);
  if (files !== undefined) return { ...picture, ...files };
  issues.push({
    code: "missing-picture",
    path: [...path, "image"],
    at: "value",
    message: `There are no files for the picture "${picture.image}" in content/images.`,
    hint: index.size === 0 ? undefined : suggest(picture.image, [...index.keys()]),
  });
  return { ...picture, ...NO_FILES };
}

/** Stands in for files that are missing, so that the rest of the page is still checked. */
const NO_FILES: PictureFiles = { widths: [], width: 0, height: 0, version: "" };

const isPicture = (value: object): value is Picture => "image" in value && "alt" in value;
