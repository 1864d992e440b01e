import Type, { type Static } from "typebox";
import { list, optional, strictObject, text, token } from "../fields.ts";
import { featureTile } from "./feature-tile.ts";
import { icon } from "./icon.ts";
import { headFields } from "./page-head.ts";
import { picture } from "./picture.ts";
import { quoteCall } from "./quote-call.ts";

const clientType = strictObject(
  { title: "Type de client" },
  { icon, label: text({ title: "Libellé", maxLength: 60 }) },
);

/**
 * What every local page says unless its own file says otherwise. Texts may hold `${lieu}`,
 * `${à lieu}`, `${de lieu}`, `${code postal}` and `${département}`.
 */
const sharedZoneFields = {
  title: headFields.title,
  keywords: headFields.keywords,
  shortTitle: headFields.shortTitle,
  icon,
  h1: text({ title: "Titre visible", maxLength: 90 }),
  picture,
  clientsTitle: text({ title: "Titre des types de clients", maxLength: 60 }),
  clientTypes: list(clientType, { title: "Huit types de clients", minItems: 8, maxItems: 8 }),
  mapTitle: optional(
    text({
      title: "Légende de la petite carte",
      description: "Sans elle, ou sans zone-map.yaml, la page n'a pas de carte.",
      maxLength: 60,
      examples: ["Autour ${de lieu}"],
    }),
  ),
  neighbourhoodsTitle: text({ title: "Titre des quartiers", maxLength: 90 }),
  values: strictObject(
    { title: "Valeurs de l'entreprise" },
    { title: text({ title: "Titre", maxLength: 90 }), text: text({ title: "Texte" }) },
  ),
  features: list(featureTile, { title: "Trois atouts", minItems: 3, maxItems: 3 }),
  cta: quoteCall,
};

/** The defaults of all local pages, with the pictures that a département has of its own. */
export const zoneDefaults = strictObject(
  {
    title: "Textes communs des pages locales",
    description: "Chaque page locale peut remplacer chacun d'eux.",
  },
  {
    ...sharedZoneFields,
    pictures: Type.Record(Type.String({ pattern: "^(?:\\d{2,3}|2[AB])$" }), picture, {
      additionalProperties: false,
      title: "Images par département",
      description: "Numéro de département (92, 2A), puis l'image de ses pages locales.",
    }),
  },
);

/** A local page: what is true only there. All else comes from the defaults and the commune registry. */
export const zone = strictObject(
  {
    title: "Page locale",
    description: "Un fichier par commune ou arrondissement ; le nom du fichier est l'adresse de la page.",
  },
  {
    insee: token({
      title: "Code INSEE",
      description: "Code officiel géographique de la commune ou de l'arrondissement, entre guillemets.",
      pattern: "^(?:\\d{5}|2[AB]\\d{3})$",
      examples: ["92024"],
    }),
    neighbours: optional(
      list(token({ title: "Page locale voisine", pattern: "^[a-z0-9-]+$", examples: ["paris-17"] }), {
        title: "Voisines",
        description: "Pages locales limitrophes ; le lien vaut dans les deux sens.",
        minItems: 0,
        uniqueItems: true,
      }),
    ),
    main: optional(
      Type.Boolean({ title: "Zone principale", description: "Figure au pied de toutes les pages du site." }),
    ),
    description: headFields.description,
    tagline: text({
      title: "Accroche",
      description: "Une phrase sous le titre, propre au lieu.",
      maxLength: 120,
    }),
    intro: text({
      title: "Introduction",
      description: "Quelles entreprises, quels locaux, ce qu'y demande l'entretien.",
    }),
    neighbourhoods: list(
      strictObject(
        { title: "Quartier" },
        { name: text({ title: "Nom", maxLength: 60 }), text: text({ title: "Texte" }) },
      ),
      { title: "Trois à cinq quartiers", minItems: 3, maxItems: 5 },
    ),
    ...Type.Partial(Type.Object(sharedZoneFields)).properties,
  },
);

export type Zone = Static<typeof zone>;
export type ZoneDefaults = Static<typeof zoneDefaults>;
