import type { Plan } from "@vitrine/generator/plan";
import type { MediaFile } from "@vitrine/generator/media-index";
import { photoEncoder, photoFiles } from "../build/photo-encoder.ts";

interface PhotoPlaces {
  readonly content: string;
  readonly cache: string;
}

/** Finds the file that one of these photos has at an address, encoded now if it never was; undefined where there is none. */
export function devPhotos({ content, cache }: PhotoPlaces) {
  const encoder = photoEncoder();
  const isAt = (address: string) => (file: MediaFile) => file.address === address;
  return {
    encoding: encoder.encoding,
    async photoAt(address: string, photos: Plan["photos"]): Promise<string | undefined> {
      const photo = photos.find((each) => photoFiles([each], cache).some(isAt(address)));
      if (photo === undefined) return undefined;
      const { corrupt } = await encoder.encode([photo], { contentDir: content, cacheDir: cache });
      for (const [path, fault] of corrupt) throw new Error(`${path} can't be decoded: ${fault}.`);
      return photoFiles([photo], cache).find(isAt(address))?.file;
    },
  };
}
