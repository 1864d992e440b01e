import { logoIndex, videoIndex } from "./media-index.ts";
import { type MediaFault, mediaReader } from "./media-reader.ts";
import { photoFolder } from "./photo-folder.ts";
import { pictureIndex } from "./picture-index.ts";

/**
 * Reads the pictures, photos, logos and videos of a content folder, and their faults as files. `paths` has
 * the folder's files, if they are known.
 */
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
