import { mixed } from "@vitrine/schema/contrast";
import { OPEN_GRAPH_SIZE } from "@vitrine/schema/page-head";
import type { DisplayType } from "./display-type.ts";
import { placedSvg } from "../placed-svg.ts";
import { fitLines } from "./fit-lines.ts";

const MARGIN = 72;
const LINE_HEIGHT = 1.04;
/** Height of capitals, as a share of the font size. */
const CAPITALS = 0.66;
/** A long name is smaller than `nameSize`: its end would stand under the photo. */
const SIGN = { size: 52, gap: 16, nameSize: 38 };
const TITLE = { top: MARGIN, height: 372 };

/** The area of a drawn picture, in pixels. The picture fits inside it, aligned to the bottom right. */
export const PICTURE_BOX = { right: 1172, bottom: 598, width: 588, height: 500 } as const;

/** The area of a photo, in pixels: the image's whole right side. The photo is cropped to fill it. */
export const PHOTO_BOX = { left: 624, width: 576, height: OPEN_GRAPH_SIZE.height } as const;

export interface ImageText {
  readonly text: string;
  readonly siteName: string;
  readonly pictured: boolean;
  /** The text of the logo's SVG file. */
  readonly sign: string;
  readonly look: ImageLook;
}

/** The parts of the site's look that an image shows. */
export interface ImageLook {
  readonly colours: { readonly paper: string; readonly tint: string; readonly ink: string };
  readonly shape: "stroke" | "arc" | "slope" | "none";
}

/** Draws the image without its picture, as SVG: background, one stroke, title, logo and name. */
export function composeImage({ text, siteName, pictured, sign, look }: ImageText, type: DisplayType): string {
  const { width, height } = OPEN_GRAPH_SIZE;
  const room = pictured ? 496 : 940;
  const { lines, size } = fitLines(
    text,
    {
      width: room,
      height: TITLE.height,
      maxSize: pictured ? 92 : 118,
      lineHeight: LINE_HEIGHT,
      maxLines: 3,
    },
    type.measure,
  );
  const title = lines
    .map((line, i) =>
      type.draw(line, MARGIN - size * 0.04, TITLE.top + size * (CAPITALS + i * LINE_HEIGHT), size),
    )
    .join("");
  const { colours } = look;
  const faint = mixed(colours.tint, colours.paper, 0.5);
  const signTop = height - MARGIN - SIGN.size;
  const beforeName = SIGN.size + SIGN.gap;
  const nameSize = Math.min(SIGN.nameSize, (room - beforeName) / type.measure(siteName));
  const nameBaseline = signTop + SIGN.size / 2 + (nameSize * CAPITALS) / 2;
  const name = type.draw(siteName, MARGIN + beforeName, nameBaseline, nameSize);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<path d="${(pictured ? BESIDE_PICTURE : ALONE)[look.shape]}" fill="${faint}"/>
<path d="${title}${name}" fill="${colours.ink}"/>
${placedSvg(sign, { x: MARGIN, y: signTop, side: SIGN.size })}
</svg>`;
}

/** The theme's shapes (packages/ui, components/backdrop), redrawn for this size, beside a picture. */
const BESIDE_PICTURE = {
  stroke: "M300 630C640 545 930 345 1030 0h170v230C1100 455 930 590 720 630z",
  arc: "M0 630C240 440 760 260 1200 345v285z",
  slope: "M520 630L900 0h300v630z",
  none: "",
};
/** The same shapes for an image without a picture, where the stroke is wider. */
const ALONE = {
  ...BESIDE_PICTURE,
  stroke: "M180 630C640 540 910 330 1000 0h200v330C1100 490 960 590 790 630z",
};
