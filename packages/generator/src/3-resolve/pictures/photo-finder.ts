import { posix } from "node:path";
import { fold } from "@vitrine/french/fold";
import type { ContentPath, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { isPhotoPath } from "@vitrine/schema/content/picture";
import { meant, suggestFile } from "@vitrine/schema/did-you-mean";
import type { Words } from "@vitrine/schema/diagnostics/words";
import type { DiskFolder } from "../../1-load/content-folder.ts";
import { severityOf } from "../../1-load/diagnose.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { photoHeader } from "../../media/photo-header.ts";
import { once } from "../../once.ts";
import { PHOTO_WIDTHS } from "@vitrine/schema/content/photo-limits";
import { shortHash, versionOf } from "../../files/short-hash.ts";
import { photoProblem, bytesProblem } from "./photo-problem.ts";
import type { FoundPicture, NamedImage } from "./pictures.ts";

/** The parts of a content folder in which photos are found. */
export type PhotoFolder = Pick<DiskFolder, "paths" | "find" | "read">;

/** A place in the content that names a photo. */
export interface PhotoMention {
  /** Path of the content file. */
  readonly file: string;
  readonly path: ContentPath;
  /** Path of the photo under the content folder; the photo may be missing. */
  readonly photo: string;
}

/** A photo that content names: the data to encode it, and the places that name it. */
export interface NamedPhoto {
  /** Path under the content folder, spelt as on the disk. */
  readonly path: string;
  /** Hash of the photo's bytes and of the encoding; equal keys mean equal files. */
  readonly key: string;
  /** Size of the photo in pixels, as it is shown. */
  readonly source: { readonly width: number; readonly height: number };
  /** The picture for pages. */
  readonly picture: FoundPicture;
  readonly mentions: readonly PhotoMention[];
}

/** Finds photos; reads each one once. */
export type PhotoFinder = ReturnType<typeof photoFinder>;

/** Endings of pictures. Refused formats are among them, since such a file was meant as a photo. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

const WITH_PICTURES_OF_THEIR_OWN = /^(?:brand|images|video)\//;

/** Opens the photos of a folder. `encoding`, the hash of the encoding code, is part of their addresses. */
export function photoFinder(folder: PhotoFolder, encoding = "") {
  const paths = once(() =>
    folder.paths().filter((path) => PICTURE.test(path) && !WITH_PICTURES_OF_THEIR_OWN.test(path)),
  );
  // These are exact names: a disk that ignores case would accept "Clichy.JPG" for "clichy.jpg", and the build
  // would fail on other disks. Both Unicode forms of é count as equal, since machines differ in that.
  const spelt = once(() => new Map(folder.paths().map((path) => [path.normalize(), path])));
  const looks = new Map<string, Look>();
  const lookAt = (path: string): Look =>
    looks.getOrInsertComputed(path, () => inspectFile(folder, path, spelt().get(path), encoding));
  return {
    /** Lists the paths of all photos in the folders of YAML files. */
    paths,
    /** Finds the photo that `typed` names in a file. There is no picture if the problem is an error. */
    find(typed: string, file: string): { picture?: FoundPicture | undefined; problem?: Problem | undefined } {
      const path = pathOf(typed, file);
      const { photo, problem } = lookAt(path);
      return {
        picture: photo?.picture,
        problem:
          problem?.code === "missing-photo"
            ? { ...problem, hint: otherPhoto(path, typed, file, paths()) }
            : problem,
      };
    },
    /** Gives the mentioned photos that exist, sorted by path. */
    named: (mentions: readonly PhotoMention[]): NamedPhoto[] =>
      [...Map.groupBy(mentions, ({ photo }) => photo)]
        .flatMap(([path, places]) => {
          const { photo } = lookAt(path);
          return photo === undefined ? [] : [{ ...photo, mentions: places }];
        })
        .sort((a, b) => byCodeUnits(a.path, b.path)),
    /** Gives paths of photos without a mention; none while a mentioned one is missing and may be meant. */
    unnamed(mentions: readonly PhotoMention[]): string[] {
      const mentioned = new Set(mentions.map(({ photo }) => photo));
      const isMissing = [...mentioned].some((path) => lookAt(path).problem?.code === "missing-photo");
      return isMissing ? [] : paths().filter((path) => !mentioned.has(path.normalize()));
    },
  };
}

/** Gives the path of the photo that `typed` names in a file. Both Unicode forms of é name one photo. */
const pathOf = (typed: string, file: string) =>
  (posix.isAbsolute(typed) ? typed : posix.join(posix.dirname(file), typed)).normalize();

/** Gives the photos among the images that a file names. */
export const photosAmong = (images: readonly NamedImage[], file: string): PhotoMention[] =>
  images
    .filter(({ image }) => isPhotoPath(image))
    .map(({ image, path }) => ({ file, path, photo: pathOf(image, file) }));

interface Look {
  readonly photo?: Omit<NamedPhoto, "mentions">;
  readonly problem?: Problem | undefined;
}

const isOutside = (path: string) => posix.isAbsolute(path) || /^\.\.(?:\/|$)/.test(path);

/** The problems of a path without a photo, by the reason. */
const noPhoto = (path: string) =>
  ({
    outside: {
      code: "photo-outside",
      en: `${path} leads out of the content folder.`,
      fr: `${path} mène hors du dossier de contenu.`,
    },
    nothing: {
      code: "missing-photo",
      en: `There is no file ${path}.`,
      fr: `Le fichier ${path} n’existe pas.`,
    },
    "no-file": {
      code: "unreadable-photo",
      en: `${path} is a folder.`,
      fr: `${path} est un dossier.`,
    },
    unreadable: {
      code: "unreadable-photo",
      en: `${path} can't be read.`,
      fr: `${path} ne peut pas être lu.`,
    },
  }) satisfies Record<string, Problem>;

/** Inspects the photo at a path. `spelt` is the same path as the disk spells it, undefined if the disk lacks it. */
function inspectFile(folder: PhotoFolder, path: string, spelt: string | undefined, encoding: string): Look {
  const problems = noPhoto(path);
  if (isOutside(path)) return { problem: problems.outside };
  const found = folder.find(spelt ?? path);
  if (found === "no-file") return { problem: problems["no-file"] };
  if (spelt === undefined) return { problem: problems.nothing };
  if (typeof found === "string") return { problem: problems[found] };
  const unread = bytesProblem(path, found.stats.size);
  if (unread !== undefined) return { problem: unread };
  const content = folder.read(spelt, Infinity);
  if (typeof content === "string") return { problem: problems.unreadable };
  const header = photoHeader(content);
  const problem = photoProblem(path, header);
  if (!("width" in header) || (problem !== undefined && severityOf(problem.code) === "error"))
    return { problem };
  const key = shortHash(Buffer.concat([Buffer.from(`${encoding}\0`), content]));
  const { width, height } = header;
  const widths = widthsOf(width);
  const widest = widths.at(-1) ?? width;
  const picture: FoundPicture = {
    image: addressOf(path),
    framed: true,
    widths,
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    version: versionOf(key),
  };
  return { photo: { path: spelt, key, source: { width, height }, picture }, problem };
}

/**
 * Gives the usual widths below the photo's own, then the photo's width up to the maximum. A usual width
 * within 10 % of the last is left out.
 */
function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...PHOTO_WIDTHS));
  return [...PHOTO_WIDTHS.filter((usual) => usual < widest * 0.9), widest];
}

/**
 * Gives the address of a photo: photos/zones/ete-a-clichy for "zones/Été à Clichy.JPG". Photos with equal
 * addresses differ in their versions.
 */
function addressOf(path: string): string {
  const parts = path.replace(/\.[^./]*$/, "").split("/");
  return ["photos", ...parts.map((part) => fold(part) || "photo")].join("/");
}

/** Suggests another photo: one with this name in another folder, or with a similar name. */
function otherPhoto(path: string, typed: string, file: string, photos: readonly string[]): Words | undefined {
  const from = posix.dirname(file);
  const written = (photo: string) => {
    const name = posix.relative(from, photo);
    return name.startsWith("../") ? name : `./${name}`;
  };
  const moved = photos.find((photo) => posix.basename(photo) === posix.basename(path));
  if (moved !== undefined) return meant(written(moved));
  return suggestFile(typed, photos.map(written));
}
