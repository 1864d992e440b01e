import { join } from "node:path";
import { fold } from "@vitrine/french/fold";
import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { isDocument } from "@vitrine/schema/content/page-fields";
import { PICTURE_FORMATS, pictureAddress } from "@vitrine/schema/picture-address";
import type { DiskFolder, Unreadable } from "../1-load/content-folder.ts";
import { CONTENT_FOLDERS } from "../1-load/list-content.ts";
import { UNREADABLE } from "../1-load/load-content.ts";
import { diagnose } from "../1-load/diagnose.ts";
import type { VideoIndex } from "../3-resolve/pages/resolve-section.ts";
import type { LogoIndex } from "../3-resolve/pictures/partner-logos.ts";
import type { PictureFiles, PictureIndex } from "../3-resolve/pictures/pictures.ts";
import { partition } from "../partition.ts";
import { shortHash, VERSION, versionOf } from "../files/short-hash.ts";
import { activePart, activeSvg } from "./active-svg.ts";
import { FONTS, isOwnFont } from "./fonts/own-fonts.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";
import { readBrand } from "./site-brand.ts";

/** A file of the output whose address has a hash of its content. */
export interface MediaFile {
  /** "/video/bureau.0a1b.webm". */
  readonly address: string;
  readonly file: string;
}

/**
 * Reads the pictures, logos, videos, signs and fonts of a content folder, with the problems in them.
 * `hashOf` gives the hash of a file, or the reason why it has none.
 */
export function readMedia(folder: DiskFolder, hashOf: HashOf = folder.hashOf) {
  const mediaDiagnostics: Diagnostic[] = [];
  const media = mediaReader(folder, hashOf, (path, problem) =>
    mediaDiagnostics.push(diagnose({ path, text: "" }, problem)),
  );
  return {
    pictures: pictureIndex(media),
    logos: logoIndex(media),
    videos: videoIndex(media),
    brand: readBrand(media),
    documents: documentsIn(media),
    fontFiles: fontFiles(media),
    mediaDiagnostics,
  };
}

/** The files of a content folder that are neither YAML nor photos, and the problems in them. */
export type Media = Omit<ReturnType<typeof readMedia>, "fontFiles">;

type HashOf = (path: string) => string | undefined;

/** Lists the files of pictures, logos and videos, with their addresses. */
export function mediaFiles(
  contentDir: string,
  { pictures, logos, videos }: Pick<Media, "pictures" | "logos" | "videos">,
): MediaFile[] {
  const addresses = [
    ...Array.from(pictures, ([image, { widths, version }]) =>
      widths.flatMap((width) =>
        PICTURE_FORMATS.map((format) => pictureAddress({ image, version }, width, format)),
      ),
    ).flat(),
    ...Array.from(logos.values(), ({ src }) => src),
    ...Array.from(videos.values(), ({ webm, mp4, captions }) => [webm, mp4, captions]).flat(),
  ];
  return addresses.map((address) => ({ address, file: join(contentDir, address.replace(VERSIONED, "$1")) }));
}

/** Matches an address from its version on: "/video/bureau.0a1b.fr.vtt" is the file "/video/bureau.fr.vtt". */
const VERSIONED = new RegExp(String.raw`\.${VERSION}((?:\.\w+){1,2})$`);

/** Stands for the bytes of a file that can't be read. */
const NOTHING = Buffer.alloc(0);

export type MediaReader = ReturnType<typeof mediaReader>;

/**
 * Reads files that are published unchanged. `report` is called for each problem, twice for some; a link that leads out
 * of the content folder is one.
 */
function mediaReader(folder: DiskFolder, hashOf: HashOf, report: (file: string, problem: Problem) => void) {
  /** Reads a file's bytes; a file that can't be read gives none and is reported. */
  const read = (path: string): Buffer => {
    const bytes = folder.read(path, Infinity);
    if (typeof bytes !== "string") return bytes;
    report(path, UNREADABLE[bytes]);
    return NOTHING;
  };
  const pathsIn = (place: string) =>
    folder
      .paths()
      .filter((path) => path.startsWith(`${place}/`))
      .map((path) => path.slice(place.length + 1));
  return {
    report,
    read,
    /** Lists the names in a folder. */
    names: (place: string) => [...new Set(pathsIn(place).map((path) => path.replace(/\/.*/s, "")))],
    /** Lists the paths of all files in a folder, from there. */
    paths: pathsIn,
    /** Reads an SVG file. A drawing that could run a script or fetch something is reported. */
    readDrawing(path: string): Buffer {
      const bytes = read(path);
      const part = activePart(bytes.toString("utf8"));
      if (part !== undefined) report(path, activeSvg(part));
      return bytes;
    },
    /** Gives the size of a picture with these bytes. One that tells none is reported and gets an arbitrary size. */
    sizeOf(path: string, bytes: Uint8Array): PictureSize {
      const size = pictureSize(bytes);
      // A file that can't be read is reported already.
      if (size === undefined && bytes !== NOTHING) report(path, withoutSize(path));
      return size ?? { width: 1, height: 1 };
    },
    /** Gives a hash of a file's bytes; a file that can't be read is reported. */
    hash(path: string): string {
      const hash = hashOf(path) ?? folder.hashOf(path);
      if (hash in UNREADABLE) report(path, UNREADABLE[hash as Unreadable]);
      return hash;
    },
  };
}

const PICTURE = /^(.+)-(\d+)\.(avif|webp)$/;

/** Finds every picture of `content/images`. Its widths are those with both an AVIF and a WebP file. */
function pictureIndex(media: MediaReader): PictureIndex {
  const files = new Set(media.paths("images").filter((path) => PICTURE.test(path)));
  const isWhole = (path: string) =>
    PICTURE_FORMATS.every((format) => files.has(path.replace(/\w+$/, format)));
  const byName = Map.groupBy([...files].filter(isWhole), (path) => path.replace(PICTURE, "$1"));
  return new Map(Array.from(byName, ([name, paths]) => [name, measure(media, name, paths)]));
}

/** Measures a picture by its files in `images`: two for each width, one for each format. */
function measure(media: MediaReader, name: string, paths: readonly string[]): PictureFiles {
  const version = versionOf(shortHash(paths.map((path) => media.hash(`images/${path}`)).join()));
  const widths = [...new Set(paths.map((path) => Number(PICTURE.exec(path)?.[2])))].sort((a, b) => a - b);
  const widest = `images/${name}-${widths.at(-1)}.webp`;
  return { widths, ...media.sizeOf(widest, media.read(widest)), version };
}

const withoutSize = (path: string): Problem => ({
  code: "corrupt-picture",
  en: "Its size can't be found: it is not a picture, or cut off.",
  fr: "Sa taille est introuvable : ce n’est pas une image, ou elle est tronquée.",
  hint: path.endsWith(".svg")
    ? {
        en: 'Give the drawing a viewBox, such as "0 0 240 60", or copy it again.',
        fr: 'Donnez au dessin un viewBox, comme "0 0 240 60", ou copiez-le de nouveau.',
      }
    : { en: "Copy it again from where it came.", fr: "Copiez-la de nouveau depuis sa source." },
});

const fontFiles = (media: MediaReader): ReadonlyMap<string, Uint8Array> =>
  new Map(
    media
      .names(FONTS)
      .filter((name) => isOwnFont(`${FONTS}/${name}`))
      .map((name) => [name, media.read(`${FONTS}/${name}`)]),
  );

const VIDEO = /^(.+?)\.(webm|mp4|fr\.vtt)$/;
const LOGO = /^(.+)\.(svg)$/;

/** Finds the videos with all three files: WebM, MP4 and French captions. */
function videoIndex(media: MediaReader): VideoIndex {
  const byName = Map.groupBy(addressedFiles(media, "video", VIDEO), ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, files]) => {
      const address = (ending: string) => files.find((file) => file.ending === ending)?.address;
      const [webm, mp4, captions] = [address("webm"), address("mp4"), address("fr.vtt")];
      return webm && mp4 && captions ? [[name, { webm, mp4, captions }] as const] : [];
    }),
  );
}

/** Gives the addresses of the documents that visitors may fetch. Other files, and documents beside pages, are reported. */
function documentsIn(media: MediaReader): ReadonlySet<string> {
  const addresses = media.paths("documents").map((name) => `/documents/${name}`);
  const [right, wrong] = partition(addresses, isDocument);
  for (const address of wrong) media.report(address.slice(1), { ...NO_DOCUMENT, ...renamed(address) });
  for (const place of CONTENT_FOLDERS)
    for (const name of media.paths(place).filter((path) => /\.(?:pdf|docx?|odt)$/i.test(path)))
      media.report(`${place}/${name}`, NO_DOCUMENT);
  for (const path of right.map((address) => address.slice(1))) {
    const bytes = media.read(path);
    // Programs may write up to 1,024 bytes before the header (PDF 1.7, appendix H).
    if (bytes !== NOTHING && !bytes.subarray(0, 1024).includes("%PDF-")) media.report(path, NO_PDF);
  }
  return new Set(right);
}

/** The hint for a PDF file that lacks but a plain name. */
function renamed(address: string): Pick<Problem, "hint"> | undefined {
  const [, name] = /^\/documents\/([^/]+)\.pdf$/i.exec(address) ?? [];
  const right = name === undefined ? "" : `${fold(name)}.pdf`;
  if (!isDocument(`/documents/${right}`)) return undefined;
  return { hint: { en: `Rename it to ${right}.`, fr: `Renommez-le en ${right}.` } };
}

const NO_PDF: Problem = {
  code: "stray-file",
  en: "This file is empty or no PDF file, whatever its name says.",
  fr: "Ce fichier est vide, ou n’est pas un PDF malgré son nom.",
  hint: {
    en: "Save it as PDF again, or delete it.",
    fr: "Enregistrez-le de nouveau en PDF, ou supprimez-le.",
  },
};

const NO_DOCUMENT: Problem = {
  code: "stray-file",
  en: "Only PDF files with plain names are published, from documents/.",
  fr: "Seuls des fichiers PDF aux noms simples sont publiés, depuis documents/.",
  hint: {
    en: "Put it straight into documents/, named in lower-case letters without accents, digits and hyphens, such as tarifs-2027.pdf; save other files as PDF.",
    fr: "Mettez-le directement dans documents/, sous un nom en lettres minuscules sans accent, chiffres et traits d’union, comme tarifs-2027.pdf ; enregistrez le reste en PDF.",
  },
};

/** Finds the logos by file name, with the sizes of their drawings. */
function logoIndex(media: MediaReader): LogoIndex {
  return new Map(
    addressedFiles(media, "images/logos", LOGO).map(({ name, address, path }) => [
      name,
      { src: address, ...media.sizeOf(path, media.readDrawing(path)) },
    ]),
  );
}

/** Lists the files of a folder, without its subfolders, under addresses with the hash of their bytes. */
const addressedFiles = (media: MediaReader, folder: string, pattern: RegExp) =>
  media.names(folder).flatMap((entry) => {
    const [, name, ending] = pattern.exec(entry) ?? [];
    if (name === undefined || ending === undefined) return [];
    const path = `${folder}/${entry}`;
    const address = `/${folder}/${name}.${versionOf(media.hash(path))}.${ending}`;
    return [{ name, ending, path, address }];
  });
