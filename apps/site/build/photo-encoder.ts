import { join } from "node:path";
import type { MediaFile } from "@vitrine/generator/media-index";
import type { BuildRequest, PhotoEncoder } from "@vitrine/generator/command-port";
import { encodedFiles, encodePhotos, encodingHash, PHOTO_FORMATS } from "@vitrine/vite-ssg/photos";

type Photo = BuildRequest["photos"][number];

/** Where a site's encoded photos are kept. */
const photosIn = (cacheDir: string) => join(cacheDir, "photos");

/** Encodes the photos that content names. */
export function photoEncoder(): PhotoEncoder {
  return {
    encoding: encodingHash(),
    async encode(photos, { contentDir, cacheDir, signal }) {
      const { encoded, corrupt } = await encodePhotos(
        photos.map(({ path, key, source, picture: { widths, height } }) => ({
          file: join(contentDir, path),
          key,
          source,
          widths,
          height,
        })),
        photosIn(cacheDir),
        signal,
      );
      const faults = photos.flatMap(({ path }) => {
        const fault = corrupt.get(join(contentDir, path));
        return fault === undefined ? [] : [[path, fault] as const];
      });
      return { encoded, corrupt: new Map(faults) };
    },
  };
}

/** The files of encoded photos, under the addresses that pages have for them. */
export function photoFiles(photos: readonly Photo[], cacheDir: string): MediaFile[] {
  const find = encodedFiles(photosIn(cacheDir));
  return photos.flatMap(({ key, picture: { image, widths, version } }) =>
    widths.flatMap((width) =>
      PHOTO_FORMATS.map((format) => ({
        address: `/images/${image}-${width}.${version}.${format}`,
        file: find(key, width, format) as string,
      })),
    ),
  );
}
