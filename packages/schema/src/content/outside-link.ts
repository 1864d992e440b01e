import { OUTSIDE_NAME, BUILT_IN_ADDRESSES } from "../text-links.ts";
import { strictObject, text, token } from "../fields.ts";

/** The name of an outside address of site.yaml. */
export const outsideName = (title: string, description: string) =>
  token(title, description, {
    maxLength: 40,
    pattern: OUTSIDE_NAME,
    examples: [...BUILT_IN_ADDRESSES, "rendez-vous"],
  });

/** A link to one of the outside addresses of site.yaml, by its name in that file. */
export const outsideLink = strictObject(
  "Lien extérieur",
  "Un lien qui quitte le site, vers une adresse que site.yaml donne une fois pour toutes.",
  {
    label: text("Libellé", "Les mots sur lesquels on clique ; ils disent où l'on arrive, même lus seuls.", {
      maxLength: 60,
      examples: ["Les lire sur le service de cartes", "Ouvrir l'espace client"],
    }),
    address: outsideName(
      "Adresse",
      "Nom d'une adresse de site.yaml (client, recruitment, maps, ou un nom de links) ou d'un de ses réseaux, par son pictogramme.",
    ),
  },
);
