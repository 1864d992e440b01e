import Type, { type Static } from "typebox";
import { list, strictObject, text } from "../fields.ts";
import { featureTile } from "./feature-tile.ts";
import { icon } from "./icon.ts";
import { headFields } from "./page-head.ts";
import { picture } from "./picture.ts";
import { quoteCall } from "./quote-call.ts";

/** A sector page (spec section 2): title, intro, image, three paragraphs, three feature tiles, quote button. */
export const sector = strictObject(
  {
    title: "Page secteur",
    description: "Un fichier par secteur ; le nom du fichier est l'adresse de la page.",
  },
  {
    name: text({ title: "Nom", description: "Libellé dans les menus.", maxLength: 32 }),
    order: Type.Integer({ minimum: 1, title: "Rang", description: "Place dans le menu SECTEURS." }),
    icon,
    summary: text({
      title: "Résumé",
      description: "Une phrase pour les renvois depuis d'autres pages.",
      maxLength: 130,
    }),
    ...headFields,
    h1: text({ title: "Titre visible", maxLength: 80 }),
    tagline: text({ title: "Accroche", description: "Une phrase sous le titre.", maxLength: 120 }),
    picture,
    intro: text({ title: "Introduction" }),
    paragraphs: list(
      strictObject(
        { title: "Paragraphe" },
        { heading: text({ title: "Intertitre", maxLength: 80 }), text: text({ title: "Texte" }) },
      ),
      { title: "Trois paragraphes", minItems: 3, maxItems: 3 },
    ),
    features: list(featureTile, { title: "Trois atouts", minItems: 3, maxItems: 3 }),
    cta: quoteCall,
  },
);

export type Sector = Static<typeof sector>;
