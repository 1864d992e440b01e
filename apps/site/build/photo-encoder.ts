import { join } from "node:path";
import type { MediaFile } from "@vitrine/generator/media-index";
import type { BuildRequest, PhotoEncoder } from "@vitrine/generator/command-port";
import { PICTURE_FORMATS, pictureAddress } from "@vitrine/schema/picture-address";
import { encodedFiles, encodePhotos, encodingHash } from "@vitrine/vite-ssg/encode-photos";

type Photo = BuildRequest["photos"][number];

/** Cache folder of a site's encoded photos. */
const photosIn = (cacheDir: string) => join(cacheDir, "photos");

/** Encodes the photos that content names. */
export const photoEncoder: PhotoEncoder = {
  encoding: encodingHash(),
  encode: (photos, folders) => encodePhotos(photos, { ...folders, cacheDir: photosIn(folders.cacheDir) }),
};

/** Files of encoded photos, with the addresses that pages use. */
export function photoFiles(photos: readonly Photo[], cacheDir: string): MediaFile[] {
  const find = encodedFiles(photosIn(cacheDir));
  return photos.flatMap(({ key, picture }) =>
    picture.widths.flatMap((width) =>
      PICTURE_FORMATS.map((format) => ({
        address: pictureAddress(picture, width, format),
        file: find(key, width, format) as string,
      })),
    ),
  );
}

/**
 * Finds the file of a photo's address among `photos`, and encodes the photo if necessary. Gives undefined for
 * any other address. Throws for a photo that can't be decoded.
 */
export async function photoAt(
  address: string,
  photos: readonly Photo[],
  folders: Pick<BuildRequest, "contentDir" | "cacheDir">,
): Promise<string | undefined> {
  const isHere = (file: MediaFile) => file.address === address;
  const photo = photos.find((each) => photoFiles([each], folders.cacheDir).some(isHere));
  if (photo === undefined) return undefined;
  const { corrupt } = await photoEncoder.encode([photo], folders);
  for (const [path, fault] of corrupt) throw new Error(`${path} can't be decoded: ${fault}.`);
  return photoFiles([photo], folders.cacheDir).find(isHere)?.file;
}
