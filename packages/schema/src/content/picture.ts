import type { Static } from "typebox";
import { strictObject, text, token } from "../fields.ts";
import { PHOTO_MAX_BYTES, PHOTO_MIN_WIDTH } from "./photo-limits.ts";

/** A drawn picture's name has no full stop. A photo's path has one, at least before its ending. */
const DRAWN = "[a-z0-9]+(?:[-/][a-z0-9]+)*";
const PHOTO = String.raw`\.{1,2}/[^\\:]+|[^\\:]*\.[A-Za-z0-9]+`;

/**
 * A picture as content names it. A drawn one has the files `content/images/<image>-<width>.avif` and `.webp`.
 * An author's photo is named by its path from the YAML file.
 */
export const picture = strictObject(
  "Image",
  "Une image dessinée ou votre photo, et le texte qui la remplace.",
  {
    image: token(
      "Image",
      "Image dessinée : son chemin sous content/images, sans largeur ni extension. " +
        `Photo : son chemin depuis ce fichier, qui commence par ./ ; en JPEG, PNG, WebP ou AVIF, large de ${PHOTO_MIN_WIDTH} pixels au moins, de ${PHOTO_MAX_BYTES / 1024 ** 2} Mo au plus.`,
      { pattern: `^(?:${DRAWN}|${PHOTO})$`, examples: ["sectors/cabinets-medicaux", "./clichy.jpg"] },
    ),
    alt: text(
      "Texte de remplacement",
      "Une phrase qui dit ce que l'on voit, lue par les lecteurs d'écran et montrée si l'image ne vient pas.",
      {
        maxLength: 160,
        examples: [
          "Un cabinet dentaire clair, son fauteuil vert et un seau posé sur le carrelage fraîchement lavé.",
          "Des immeubles de bureaux vitrés au bord d'un quai de Seine, avec des arbres et une passerelle.",
        ],
      },
    ),
  },
);

export type Picture = Static<typeof picture>;

/** True if a picture's `image` is the path of a photo. */
export const isPhotoPath = (image: string): boolean => image.includes(".");

/** A picture whose files were found and measured. Addresses are `/images/<image>-<width>.<version>.<format>`. */
export interface ResolvedPicture extends Picture {
  /** Available widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** Width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** True for photos, which fill their rectangle. Drawn pictures stand on the page's background. */
  readonly framed?: true;
  /** A hash of all the picture's files, or of the photo that they are made from. */
  readonly version: string;
}

/** A content type after resolving: each picture in it has its files and sizes. */
export type Resolved<Value> = Value extends Picture
  ? ResolvedPicture
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value;
