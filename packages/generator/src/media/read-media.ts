import { logoIndex, videoIndex } from "./media-index.ts";
import { type MediaFault, mediaReader } from "./media-reader.ts";
import { photoFolder } from "./photo-folder.ts";
import { pictureIndex } from "./picture-index.ts";

/** The pictures, photos, logos and videos of a content folder, and what is wrong with them as files. `paths` are its files, where they are known. */
export function readMedia(contentDir: string, paths?: readonly string[]) {
  const mediaFaults: MediaFault[] = [];
  const media = mediaReader(contentDir, (fault) => mediaFaults.push(fault));
  return {
    pictures: pictureIndex(media),
    photos: photoFolder(contentDir, paths),
    logos: logoIndex(media),
    videos: videoIndex(media),
    mediaFaults,
  };
}
