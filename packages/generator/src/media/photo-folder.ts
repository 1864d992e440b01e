import type { DiskFolder } from "../1-load/content-folder.ts";
import { once } from "../once.ts";
import type { PhotoFolder } from "../3-resolve/pictures/photo-finder.ts";

/** Endings of pictures. Refused formats are among them, since such a file was meant as a photo. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

const WITH_PICTURES_OF_THEIR_OWN = /^(?:brand|images|video)\//;

/** Opens the photos of a content folder. */
export function photoFolder({ paths, find, read }: DiskFolder): PhotoFolder {
  // The list has exact names: a disk that ignores case would accept "Clichy.JPG" for "clichy.jpg", and the
  // build would fail on other disks. Both Unicode forms of é count as equal, since machines differ in that.
  const spelt = once(() => new Map(paths().map((path) => [path.normalize(), path])));
  return {
    list: once(() => paths().filter((path) => PICTURE.test(path) && !WITH_PICTURES_OF_THEIR_OWN.test(path))),
    at(typed) {
      const path = spelt().get(typed);
      const found = find(path ?? typed);
      if (found === "no-file") return found;
      if (path === undefined) return "nothing";
      if (typeof found === "string") return found;
      return { path, bytes: found.stats.size, read: () => read(path, Infinity) };
    },
  };
}
