import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join, sep } from "node:path";
import { pathsUnder } from "../1-load/content-folder.ts";
import { once } from "../once.ts";
import type { PhotoFolder, PhotoPlace } from "../3-resolve/pictures/photo-finder.ts";

/** Endings of pictures. Refused formats are among them, since such a file was meant as a photo. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

const WITH_PICTURES_OF_THEIR_OWN = ["images", "video"];

/** Opens the photos of a content folder, listed once. `paths` has the folder's files, if they are known. */
export function photoFolder(root: string, paths?: readonly string[]): PhotoFolder {
  // A folder may have a photo for each of tens of thousands of pages, so it is read once.
  const known = new Map<string, ReadonlyMap<string, string>>();
  const namesIn = (folder: string) => known.getOrInsertComputed(folder, namesOf);
  return {
    list: once(() => photosIn(root, paths)),
    at: (path) => placeAt(realpathSync.native(root), path, namesIn),
  };
}

function photosIn(root: string, paths?: readonly string[]): readonly string[] {
  const candidates =
    paths?.filter((path) => !WITH_PICTURES_OF_THEIR_OWN.includes(path.replace(/\/.*/s, ""))) ??
    pathsUnder(root, WITH_PICTURES_OF_THEIR_OWN);
  return candidates.filter((path) => PICTURE.test(path));
}

function placeAt(root: string, typed: string, namesIn: NamesIn): PhotoPlace {
  const path = exactPath(root, typed, namesIn);
  if (path === undefined) return { kind: "nothing" };
  try {
    const file = realpathSync.native(join(root, path));
    if (!file.startsWith(root + sep)) return { kind: "outside" };
    const stats = statSync(file);
    if (stats.isDirectory()) return { kind: "folder" };
    accessSync(file, constants.R_OK);
    return stats.isFile()
      ? { kind: "file", path, bytes: stats.size, read: () => readFileSync(file) }
      : { kind: "unreadable" };
  } catch {
    // The path is a dead link, a circular link, or a file without read permission.
    return { kind: "unreadable" };
  }
}

/**
 * Gives the path under the root of the file with exactly this name. A disk that ignores case accepts
 * "Clichy.JPG" for "clichy.jpg", and the build would fail on other disks. Both Unicode forms of é count as
 * equal, since machines differ in that.
 */
function exactPath(root: string, typed: string, namesIn: NamesIn): string | undefined {
  const parts: string[] = [];
  for (const part of typed.split("/")) {
    const name = namesIn(join(root, ...parts)).get(part.normalize());
    if (name === undefined) return undefined;
    parts.push(name);
  }
  return parts.join("/");
}

/** Gives the names in a folder by their composed forms; none for a missing folder or a dead link. */
type NamesIn = (folder: string) => ReadonlyMap<string, string>;

function namesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return new Map();
  const names = readdirSync(folder).toReversed();
  return new Map(names.map((name) => [name.normalize(), name]));
}
