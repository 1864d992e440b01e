import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Drawing } from "@vitrine/schema/site-model";
import type { MediaReader } from "./media-index.ts";
import { pictureSize } from "./picture-size.ts";

const FOLDER = "brand";
const SIGN = "icon.svg";
/** The names of the logo; the first of those that exist is shown. */
const WORDMARKS = ["wordmark.svg", "wordmark.png"] as const;

/** Limit in bytes of the sign, which every page holds twice: beside the name, and for the browser's tab. */
const MAX_BYTES = 2000;

/** Limit in bytes of the header's logo, which is in every first view. */
const MAX_WORDMARK_BYTES = 30_000;

/** Reads the folder `brand/`. A drawing that can't be used is reported, shown or not. */
export function readBrand(media: MediaReader) {
  const files = media.names(FOLDER);
  const svgs = files.filter((name) => name.endsWith(".svg"));
  const drawings = new Map(svgs.map((name) => [name, media.readDrawing(`${FOLDER}/${name}`)]));
  const sign = drawings.get(SIGN);
  if (sign !== undefined) checkSign(media, sign);
  const other = sign === undefined && files.find((name) => /^(?:fav)?icon\./i.test(name));
  if (other) media.report(`${FOLDER}/${other}`, NO_SIGN);
  const wordmark = WORDMARKS.find((name) => files.includes(name));
  return {
    /** Text of the square drawing that stands for the site; undefined for a plain one. */
    sign: sign
      ?.toString("utf8")
      // An XML declaration before the drawing would be wrong within a page.
      .replace(/^[^]*?(?=<svg)/, "")
      .trim(),
    /** The drawing that takes the place of the sign and the name in the header. */
    wordmark: wordmark && readWordmark(media, wordmark),
    files,
  };
}

const NO_SIGN: Problem = {
  code: "stray-file",
  en: `The site's sign is ${FOLDER}/${SIGN}, which is missing; this file is not shown.`,
  fr: `L’emblème du site est ${FOLDER}/${SIGN}, qui manque ; ce fichier ne se voit pas.`,
  hint: {
    en: `Save the drawing as SVG, under that name. A logo in pixels may be ${FOLDER}/wordmark.png, in place of sign and name.`,
    fr: `Enregistrez le dessin en SVG, sous ce nom. Un logo en pixels peut être ${FOLDER}/wordmark.png, à la place de l’emblème et du nom.`,
  },
};

function readWordmark(media: MediaReader, name: string): Drawing {
  const file = `${FOLDER}/${name}`;
  const bytes = media.read(file);
  checkWeight(media, file, bytes, MAX_WORDMARK_BYTES);
  return { src: `/${name}`, ...media.sizeOf(file, bytes) };
}

function checkSign(media: MediaReader, bytes: Buffer): void {
  const file = `${FOLDER}/${SIGN}`;
  checkWeight(media, file, bytes, MAX_BYTES);
  const { width, height } = pictureSize(bytes) ?? {};
  if (width === undefined || width !== height)
    media.report(file, {
      code: "oversized-sign",
      en: `The sign is ${width ?? "?"} wide and ${height ?? "?"} high; expected a square.`,
      fr: `L’emblème fait ${width ?? "?"} de large et ${height ?? "?"} de haut ; un carré est attendu.`,
      hint: {
        en: 'Give it a square viewBox, such as "0 0 32 32".',
        fr: 'Donnez-lui un viewBox carré, comme "0 0 32 32".',
      },
    });
}

function checkWeight(media: MediaReader, file: string, { length }: Buffer, most: number): void {
  if (length <= most) return;
  media.report(file, {
    code: "oversized-sign",
    en: `The drawing has ${length} bytes; expected at most ${most}.`,
    fr: `Le dessin fait ${length} octets ; ${most} au plus sont permis.`,
    hint: {
      en: "Pages show it small. Remove the editor's data, for example with svgo, or make it smaller or simpler.",
      fr: "Les pages le montrent en petit. Retirez les données de l’éditeur, avec svgo par exemple, ou faites-le plus petit ou plus simple.",
    },
  });
}
