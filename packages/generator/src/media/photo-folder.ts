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
import { pathsUnder } from "../1-load/paths-under.ts";
import type { PhotoFolder, PhotoPlace } from "../3-resolve/pictures/photo-folder.ts";

/** Endings that pictures have, those that are refused too: such a file is meant to be a photo. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

const WITH_PICTURES_OF_THEIR_OWN = ["images", "video"];

/**
 * The photos of a content folder on disk; those that it lists once are the ones that there are. `paths` are all files
 * of the folder, where they are known.
 */
export function photoFolder(root: string, paths?: readonly string[]): PhotoFolder {
  let listed: readonly string[] | undefined;
  const namesIn = folderNames();
  return {
    list: () => (listed ??= photosIn(root, paths)),
    at: (path) => placeAt(realpathSync(root), path, namesIn),
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
    const file = realpathSync(join(root, path));
    if (!file.startsWith(root + sep)) return { kind: "outside" };
    const stats = statSync(file);
    if (stats.isDirectory()) return { kind: "folder" };
    accessSync(file, constants.R_OK);
    return stats.isFile()
      ? { kind: "file", path, bytes: stats.size, read: () => readFileSync(file) }
      : { kind: "unreadable" };
  } catch {
    // A link that leads nowhere or round in circles, or a file that is not for this user.
    return { kind: "unreadable" };
  }
}

/**
 * The path under the root of the file of exactly this name. A disk that takes "Clichy.JPG" for "clichy.jpg" would let
 * through what fails on one that does not; and é may be one character or two, as the machine that wrote it had it.
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

/** The names in a folder by their composed forms; none where there is no folder, or a link that leads nowhere. */
type NamesIn = (folder: string) => ReadonlyMap<string, string>;

/** Reads each folder once: it may hold a photo for each of very many pages. */
function folderNames(): NamesIn {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (folder) => known.getOrInsertComputed(folder, namesOf);
}

function namesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return new Map();
  const names = readdirSync(folder).toReversed();
  return new Map(names.map((name) => [name.normalize(), name]));
}
