import type { Static } from "typebox";
import { strictObject, text, token } from "../fields.ts";

/** A picture as content names it: its files are `content/images/<image>-<width>.avif` and `.webp`. */
export const picture = strictObject(
  { title: "Image", description: "Une image de content/images et le texte qui la remplace." },
  {
    image: token({
      title: "Nom de l'image",
      description: "Chemin sous content/images, sans largeur ni extension.",
      pattern: "^[a-z0-9]+(?:[-/][a-z0-9]+)*$",
      examples: ["sectors/cabinets-medicaux"],
    }),
    alt: text({
      title: "Texte de remplacement",
      description: "Une phrase qui dit ce que l'on voit, lue par les lecteurs d'écran.",
      maxLength: 160,
    }),
  },
);

export type Picture = Static<typeof picture>;

/** A picture whose files were found and measured. Addresses are `/images/<image>-<width>.<version>.<format>`. */
export interface ResolvedPicture extends Picture {
  /** Pixel widths on offer, ascending. */
  readonly widths: readonly number[];
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Hash of all the picture's files. */
  readonly version: string;
}

/** A content type after resolving: every picture in it found and measured. */
export type Resolved<Value> = Value extends Picture
  ? ResolvedPicture
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value;
