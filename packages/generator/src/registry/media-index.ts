import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { VideoFiles } from "@vitrine/schema/page-props";
import { pictureFiles } from "./picture-index.ts";
import type { LogoIndex } from "../3-resolve/partner-logos.ts";
import type { VideoIndex } from "../3-resolve/resolve-section.ts";

/** A file that goes out under an address with the hash of its content. */
export interface MediaFile {
  /** "/video/bureau.0a1b2c3d.webm". */
  readonly address: string;
  readonly file: string;
}

const VIDEO = /^(.+?)\.(webm|mp4|fr\.vtt)$/;

/** All pictures, logos and videos of the content, under the addresses that pages have for them. */
export function mediaFiles(contentDir: string): MediaFile[] {
  return [...pictureFiles(join(contentDir, "images")), ...logoFiles(contentDir), ...videoFiles(contentDir)];
}

const videoFiles = (contentDir: string) => filesUnder(join(contentDir, "video"), "/video/", VIDEO);

const logoFiles = (contentDir: string) =>
  filesUnder(join(contentDir, "images/logos"), "/images/logos/", /^(.+)\.(svg)$/);

/** The videos that have all three files: WebM, MP4 and French captions. */
export function videoIndex(contentDir: string): VideoIndex {
  const byName = Map.groupBy(videoFiles(contentDir), ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, files]) => {
      const address = (ending: string) => files.find((file) => file.ending === ending)?.address;
      const [webm, mp4, captions] = [address("webm"), address("mp4"), address("fr.vtt")];
      const whole = webm !== undefined && mp4 !== undefined && captions !== undefined;
      return whole ? [[name, { webm, mp4, captions } satisfies VideoFiles] as const] : [];
    }),
  );
}

/** The logos by file name, each with the size that its drawing has. */
export function logoIndex(contentDir: string): LogoIndex {
  return new Map(
    logoFiles(contentDir).map(({ name, address, file }) => {
      const { width, height } = imageSize(readFileSync(file));
      return [name, { src: address, width, height }];
    }),
  );
}

function filesUnder(
  folder: string,
  prefix: string,
  pattern: RegExp,
): (MediaFile & { name: string; ending: string })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const [, name, ending] = pattern.exec(entry) ?? [];
      if (name === undefined || ending === undefined) return [];
      const file = join(folder, entry);
      const version = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
      return [{ name, ending, file, address: `${prefix}${name}.${version}.${ending}` }];
    });
}
