import type { Static } from "typebox";
import { allOptional, byName, flag, list, prose, strictObject, text, token } from "../fields.ts";
import { faq } from "../sections/faq.ts";
import { points } from "../sections/hero.ts";
import { services } from "../sections/services.ts";
import { featureTile } from "./feature-tile.ts";
import { iconName, unseenIcon } from "./icon.ts";
import { headFields, pageTitle, publicationFields, route, shortTitle } from "./page-fields.ts";
import { picture } from "./picture.ts";
import { quoteCall } from "./quote-call.ts";
import { branchId } from "./site/business.ts";
import { sectionTitle } from "./section-fields.ts";

const clientType = strictObject("Type de client", "Une ligne de la liste des clients, sous l'introduction.", {
  "icon?": unseenIcon,
  label: text("Libellé", "Le type de clients, au pluriel.", {
    maxLength: 60,
    examples: ["Cabinets médicaux", "Écoles et salles de formation"],
  }),
  "route?": route(
    "Page du métier",
    "La page où mène la ligne ; sans elle, aucun lien.",
    "/cabinets-medicaux",
  ),
});

/** The texts of every local page, unless its own file overrides them. */
const sharedZoneFields = {
  title: pageTitle(["Plombier ${à lieu}", "Dépannage de plomberie ${à lieu}"]),
  keywords: headFields.keywords,
  "shortTitle?": shortTitle(["Plombier ${à lieu}", "Dépannage ${à lieu}"]),
  icon: iconName("Pictogramme", "Nom du petit dessin montré au-dessus du titre, devant le département."),
  h1: text("Titre visible", "En très grand en tête de la page.", {
    maxLength: 90,
    examples: ["Plombier ${à lieu}", "Dépannage de plomberie ${à lieu}"],
  }),
  "picture?": picture,
  "points?": points,
  clientsTitle: text(
    "Titre des types de clients",
    "Au-dessus de la liste des types de clients, sous l'introduction.",
    { maxLength: 90, examples: ["Chez qui nous passons", "Nos clients ${à lieu}"] },
  ),
  clientTypes: list(
    "Types de clients",
    "Ceux que l'on trouve dans ce lieu, les plus fréquents d'abord.",
    clientType,
    { minItems: 2, maxItems: 12 },
  ),
  "mapTitle?": text(
    "Légende de la petite carte",
    "Au-dessus de la carte du lieu et de ses voisins. Sans elle, ou sans zone-map.yaml, la page n'a pas de carte.",
    { maxLength: 90, examples: ["Autour ${de lieu}", "${lieu} et ses voisines"] },
  ),
  neighbourhoodsTitle: text("Titre des quartiers", "Au-dessus des paragraphes sur les quartiers.", {
    maxLength: 90,
    examples: ["Quartier par quartier, ${à lieu}", "D'un quartier à l'autre"],
  }),
  values: strictObject(
    "Valeurs de l'entreprise",
    "La bande qui suit les quartiers : ce que l'entreprise promet, à côté des trois atouts.",
    {
      title: sectionTitle("En tête de la bande, une promesse en quelques mots.", [
        "Le même soin, toutes les semaines",
        "Ce à quoi nous tenons",
      ]),
      text: prose("Texte", "Trois ou quatre phrases sur l'entreprise ; ses chiffres viennent des faits.", {
        examples: [
          "Nous travaillons pour les entreprises depuis ${annee-creation}.",
          "Nos équipes sont choisies, formées et suivies tout au long de l'année.",
        ],
      }),
    },
  ),
  features: list("Atouts", "Les tuiles à côté des valeurs : ce que le client peut attendre.", featureTile, {
    minItems: 2,
    maxItems: 6,
  }),
  "services?": strictObject(
    "Prestations",
    "Sous les atouts : les prestations, et les pages qui en disent plus.",
    services,
  ),
  "questionsTitle?": text(
    "Titre des questions",
    "Au-dessus des questions que pose le fichier du lieu ; sans lui, elles n'ont pas de place.",
    { maxLength: 90, examples: ["Vos questions ${à lieu}", "Avant de nous écrire"] },
  ),
  cta: quoteCall,
};

const departmentPage = strictObject(
  "Pages des départements",
  "Quand les lieux sont trop nombreux pour une seule page, celle des zones mène à une page par département. Les textes peuvent citer ${département} et ${numéro de département}.",
  {
    title: pageTitle(["Plombier : ${département}", "Dépannage de plomberie, ${département}"]),
    description: headFields.description,
    keywords: headFields.keywords,
    "shortTitle?": shortTitle(["Plombier : ${département}", "Dépannage : ${département}"]),
    h1: text("Titre visible", "En très grand en tête de la page.", {
      maxLength: 90,
      examples: ["Plombier : ${département}", "${département}, de A à Z"],
    }),
    tagline: text("Accroche", "Une phrase sous le titre.", {
      maxLength: 160,
      examples: [
        "Choisissez votre commune : sa page décrit ce que nous y faisons.",
        "Toutes nos pages locales pour le ${numéro de département}.",
      ],
    }),
    cta: quoteCall,
  },
);

/** The defaults of all local pages, single départements' pictures, and the texts of a département's page. */
export const zoneDefaults = strictObject(
  "Textes communs des pages locales",
  "Chaque page locale peut remplacer chacun d'eux. Les textes peuvent citer ${lieu}, ${à lieu}, ${de lieu}, ${code postal} et ${département} ; en tête de phrase, ${À lieu} et ${De lieu}.",
  {
    ...sharedZoneFields,
    "departmentPage?": departmentPage,
    "pictures?": byName(
      "Images par département",
      "Numéro de département (92, 2A), puis l'image de ses pages locales.",
      "^(?:\\d{2,3}|2[AB])$",
      picture,
    ),
  },
);

/** A local page: its own content only. All else comes from the defaults and the commune registry. */
export const zone = strictObject(
  "Page locale",
  "Un fichier par commune ou arrondissement ; le nom du fichier est l'adresse de la page. Les textes peuvent citer ${lieu}, ${à lieu}, ${de lieu}, ${code postal} et ${département} ; en tête de phrase, ${À lieu} et ${De lieu}.",
  {
    insee: token(
      "Code INSEE",
      "Code officiel géographique de la commune ou de l'arrondissement, entre guillemets. Le nom du lieu, son département et ses codes postaux en viennent.",
      { pattern: "^(?:\\d{5}|2[AB]\\d{3})$", examples: ["92024"] },
    ),
    "neighbours?": list(
      "Voisines",
      "Pages locales montrées au pied de la page, avec celles que la carte fait se toucher ; le lien vaut dans les deux sens.",
      token("Page locale voisine", "Nom du fichier de la voisine dans content/zones, sans .yaml.", {
        pattern: "^[a-z0-9-]+$",
        examples: ["paris-17"],
      }),
      { minItems: 0, uniqueItems: true },
    ),
    "main?": flag(
      "Zone principale",
      "true : cette zone figure au pied de toutes les pages du site, parmi les zones principales.",
    ),
    "branch?": branchId(
      "Établissement",
      "L'id d'une entrée de branches, dans site.yaml : la page donne son téléphone et ses horaires au lieu de ceux du siège, aussi pour ${téléphone} et ${horaires}.",
    ),
    ...publicationFields,
    description: headFields.description,
    tagline: text(
      "Accroche",
      "Une phrase sous le titre, propre au lieu : elle ne se dirait d'aucune autre commune.",
      {
        maxLength: 120,
        examples: [
          "Des studios du Point-du-Jour aux tours du Pont de Sèvres, plateaux compris.",
          "Un plateau, deux fleuves, et la pression qui change d'une rue à l'autre.",
        ],
      },
    ),
    intro: prose(
      "Introduction",
      "Trois ou quatre phrases en tête du texte : quels clients, ce qu'ils demandent, ce que le lieu y change.",
      {
        examples: [
          "Un café sous des bureaux, une école au coin de la rue : on nous appelle tôt, et pour le jour même.",
          "Clichy fut la ville des blanchisseuses. Ses ateliers ont laissé place à des logements.",
        ],
      },
    ),
    neighbourhoods: list(
      "Trois à cinq quartiers",
      "Le cœur de la page, ce qui n'est vrai que là ; deux pages locales trop semblables sont refusées.",
      strictObject("Quartier", "Un quartier du lieu : son nom, puis un paragraphe.", {
        name: text("Nom", "Nom du quartier tel qu'on l'appelle sur place, en tête de son paragraphe.", {
          maxLength: 60,
          examples: ["Le Point-du-Jour", "Le boulevard Jean-Jaurès"],
        }),
        text: prose(
          "Texte",
          "Où il est, qui y habite ou y travaille, un détail qui change votre travail. Trois à cinq phrases.",
          {
            examples: [
              "La rue est piétonne jusqu'à midi : nous livrons à vélo, avant l'ouverture des boutiques.",
              "Les immeubles ont leurs colonnes d'eau d'origine : nous coupons par étage, et nous prévenons les voisins.",
            ],
          },
        ),
      }),
      { minItems: 3, maxItems: 5 },
    ),
    "questions?": faq.items,
    "servicesPicture?": strictObject(
      "Image des prestations",
      "Celle du lieu, à la place de l'image que services donne à toutes les pages.",
      picture.properties,
    ),
    ...allOptional(sharedZoneFields),
  },
);

export type Zone = Static<typeof zone>;
export type ZoneDefaults = Static<typeof zoneDefaults>;
