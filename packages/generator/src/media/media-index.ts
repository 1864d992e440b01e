import { createHash } from "node:crypto";
import { join } from "node:path";
import type { VideoFiles } from "@vitrine/schema/page-props";
import { activePart } from "./active-svg.ts";
import { type MediaReader, mediaReader } from "./media-reader.ts";
import { pictureFiles, sizeOf } from "./picture-index.ts";
import type { LogoIndex } from "../3-resolve/pictures/partner-logos.ts";
import type { VideoIndex } from "../3-resolve/pages/resolve-section.ts";

/** A file of the output whose address has a hash of its content. */
export interface MediaFile {
  /** "/video/bureau.0a1b2c3d.webm". */
  readonly address: string;
  readonly file: string;
}

const VIDEO = /^(.+?)\.(webm|mp4|fr\.vtt)$/;
const LOGO = /^(.+)\.(svg)$/;

/** Lists all pictures, logos and videos of checked content, with their addresses. */
export function mediaFiles(contentDir: string): MediaFile[] {
  const media = mediaReader(contentDir, ({ file, message }) => {
    throw new Error(`${file} was changed while the site was being built, build it again. ${message}`);
  });
  const located = [...filesIn(media, "images/logos", LOGO), ...filesIn(media, "video", VIDEO)];
  return [
    ...pictureFiles(contentDir, media),
    ...located.map(({ address, path }) => ({ address, file: join(contentDir, path) })),
  ];
}

/** Finds the videos with all three files: WebM, MP4 and French captions. */
export function videoIndex(media: MediaReader): VideoIndex {
  const byName = Map.groupBy(filesIn(media, "video", VIDEO), ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, files]) => {
      const address = (ending: string) => files.find((file) => file.ending === ending)?.address;
      const [webm, mp4, captions] = [address("webm"), address("mp4"), address("fr.vtt")];
      const whole = webm !== undefined && mp4 !== undefined && captions !== undefined;
      return whole ? [[name, { webm, mp4, captions } satisfies VideoFiles] as const] : [];
    }),
  );
}

/** Finds the logos by file name, with the sizes of their drawings. A logo with an active part is a fault. */
export function logoIndex(media: MediaReader): LogoIndex {
  return new Map(
    filesIn(media, "images/logos", LOGO).map(({ name, address, path, bytes }) => {
      const part = activePart(bytes.toString("utf8"));
      if (part !== undefined)
        media.fault({
          file: path,
          code: "active-svg",
          message: `The drawing holds ${part}.`,
          hint: "Save it as plain SVG: shapes and colours, without scripts, links or what lies elsewhere.",
        });
      const { width, height } = sizeOf(media, path, bytes);
      return [name, { src: address, width, height }];
    }),
  );
}

/** Lists the files of a folder, without its subfolders, under addresses with the hash of their bytes. */
const filesIn = (media: MediaReader, folder: string, pattern: RegExp) =>
  media.list(folder).flatMap((entry) => {
    const [, name, ending] = pattern.exec(entry) ?? [];
    if (name === undefined || ending === undefined) return [];
    const path = `${folder}/${entry}`;
    const bytes = media.read(path);
    const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    return [{ name, ending, path, bytes, address: `/${folder}/${name}.${version}.${ending}` }];
  });
