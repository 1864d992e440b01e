import { DAYS } from "@vitrine/french/opening-hours";
import type { Static } from "typebox";
import { decimal, flag, list, oneOf, prose, strictObject, text, token } from "../../fields.ts";
import { priceFact } from "../facts.ts";
import { day, time } from "../page-fields.ts";
import { BUSINESS_TYPES, OTHER_ORGANIZATION_TYPES } from "./business-types.data.ts";
import { phone, placeFields } from "./contact.ts";

const overnight = flag("Passe minuit", "true si la fermeture est le lendemain matin.");

/** Where a place of business is on the globe, when it is open, and what else a visitor should know. */
const premisesFields = {
  "coordinates?": strictObject("Coordonnées", "Le point exact sur une carte, en degrés décimaux.", {
    latitude: decimal("Latitude", "De -90 à 90, positive au nord.", {
      minimum: -90,
      maximum: 90,
      examples: [45.7578],
    }),
    longitude: decimal("Longitude", "De -180 à 180, positive à l'est de Greenwich.", {
      minimum: -180,
      maximum: 180,
      examples: [4.832],
    }),
  }),
  "openingHours?": list(
    "Horaires",
    "Quand on est reçu, ou quand on répond au téléphone. Un jour coupé en deux a deux plages, un jour sans plage est fermé.",
    strictObject("Plage horaire", "Des jours qui ont les mêmes heures.", {
      days: list(
        "Jours",
        "Les jours qui ont ces heures.",
        oneOf("Jour", "Nom anglais du jour, comme le veut schema.org : Monday pour lundi.", DAYS),
        { uniqueItems: true },
      ),
      opens: time("Ouverture", "08:00"),
      closes: time("Fermeture", "20:00"),
      "overnight?": overnight,
    }),
  ),
  "exceptions?": list(
    "Exceptions",
    "Jours fériés, congés et heures inhabituelles ; ils l'emportent.",
    strictObject(
      "Exception",
      "Un jour ou une période : ses heures, ou fermé sans heures.",
      {
        from: day("Premier jour", "Le jour, ou le début de la période.", "2027-08-02"),
        "to?": day("Dernier jour", "La fin de la période, comprise ; sans elle, un seul jour.", "2027-08-20"),
        "opens?": time("Ouverture", "10:00"),
        "closes?": time("Fermeture", "16:00"),
        "overnight?": overnight,
      },
      { dependencies: { opens: ["closes"], closes: ["opens"] } },
    ),
  ),
  "note?": prose(
    "Précision",
    "Sous l'adresse de ce lieu, dans une section visit : sur rendez-vous, la bonne entrée, une marche.",
    { maxLength: 320, examples: ["Sur rendez-vous, le samedi aussi.", "Entrée par la cour, de plain-pied."] },
  ),
};

/** The identifier of a branch. */
export const branchId = (title: string, description: string) =>
  token(title, description, { pattern: "^[a-z][a-z0-9-]*$", examples: ["villeurbanne"] });

const branch = strictObject(
  "Établissement",
  "Un second lieu de l'entreprise : au pied des pages, et dit aux moteurs de recherche.",
  {
    id: branchId(
      "Identifiant",
      "Un mot en minuscules qui le distingue des autres ; il ne doit plus changer. Un texte cite le numéro et les heures du lieu par ${téléphone de villeurbanne} et ${horaires de villeurbanne}.",
    ),
    name: text("Nom", "Au pied des pages, au-dessus de son adresse.", {
      maxLength: 60,
      examples: ["Atelier de Villeurbanne", "Cabinet de la Croix-Rousse"],
    }),
    "phone?": phone,
    ...placeFields,
    ...premisesFields,
  },
);

/** The company's data for search engines (schema.org LocalBusiness). */
export const business = strictObject(
  "L'entreprise pour les moteurs de recherche",
  "Données structurées (schema.org) jointes à toutes les pages ; les établissements et les horaires se montrent aussi.",
  {
    "type?": oneOf(
      "Type",
      "Le type de schema.org le plus précis : Plumber, HairSalon, Dentist… LocalBusiness sans cette clé.",
      [...BUSINESS_TYPES, ...OTHER_ORGANIZATION_TYPES],
    ),
    logo: token(
      "Logo",
      "Adresse du logo : /logo.svg pour le fichier brand/logo.svg, ou /icon-512.png, tirée de l'icône.",
      { pattern: "^(?:/[a-z0-9-]+)+\\.[a-z0-9]+$", examples: ["/logo.svg", "/icon-512.png"] },
    ),
    "priceRange?": token("Gamme de prix", "De € à €€€€, comme dans les guides de restaurants.", {
      pattern: "^€{1,4}$",
      examples: ["€€"],
    }),
    "areaServed?": text(
      "Zone desservie",
      "Où l'entreprise intervient, en quelques mots ; vaut pour toutes les pages sauf les locales.",
      { examples: ["Lyon et sa métropole", "Nantes et les communes voisines"] },
    ),
    "serviceTypes?": list(
      "Services",
      "Ce que fait l'entreprise. Le premier est celui des pages secteur et des pages locales.",
      text("Service", "Nom d'une prestation, avec une majuscule.", { examples: ["Dépannage", "Permis B"] }),
    ),
    "offer?": strictObject(
      "Offre",
      "Le prix d'une heure, tel que les moteurs de recherche peuvent l'afficher. Il vaut pour toutes les prestations, sauf celles dont la page a la clé price.",
      {
        fact: priceFact(
          "Fait qui donne le prix",
          "Nom, dans facts.yaml, d'un fait dont la valeur est un nombre.",
          "tarif-horaire",
        ),
        currency: token("Devise", "Code de la monnaie en trois capitales (ISO 4217).", {
          format: "currency",
          pattern: "^[A-Z]{3}$",
          examples: ["EUR"],
        }),
      },
    ),
    ...premisesFields,
    "branches?": list(
      "Autres établissements",
      "Le siège est sous contact ; chaque autre lieu est ici.",
      branch,
      { maxItems: 12 },
    ),
  },
);

export type Business = Static<typeof business>;
/** A place of business, the head office or a branch. */
export type Premises = Pick<Business, "coordinates" | "openingHours" | "exceptions" | "note">;
export type Branch = NonNullable<Business["branches"]>[number];
