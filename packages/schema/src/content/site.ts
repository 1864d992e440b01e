import Type, { type Static } from "typebox";
import { list, oneOf, optional, strictObject, text, token } from "../fields.ts";
import { route } from "./page-head.ts";
import { tracking } from "./tracking.ts";

const address = (title: string, examples: string[]) =>
  token({ title, format: "uri", pattern: "^https?://", examples });

const share = (title: string, description: string, example: number) =>
  Type.Number({ title, description, minimum: 0, maximum: 1, examples: [example] });

/**
 * A word or two, with a target inside the site, or none: then it is plain text, never a dead link. One entry
 * may open the consent preferences.
 */
const footerEntry = strictObject(
  { title: "Entrée du pied de page" },
  {
    label: text({ title: "Libellé", maxLength: 60 }),
    route: optional(route),
    opens: optional(
      oneOf(["consent"], {
        title: "Ce que l'entrée ouvre",
        description: "« consent » : les choix du visiteur sur les cookies.",
      }),
    ),
  },
);

const footerList = list(footerEntry, { title: "Liste du pied de page" });

/** What is true of the whole site: its name, its addresses, its menus and its footer. */
export const site = strictObject(
  { title: "Le site", description: "Nom, adresses extérieures, menus, pied de page." },
  {
    name: text({ title: "Nom du site", maxLength: 40 }),
    description: text({ title: "Présentation en une phrase", maxLength: 160 }),
    url: address("Adresse du site", ["https://www.hop-et-net.example"]),
    addresses: strictObject(
      {
        title: "Adresses extérieures",
        description: "Chacune peut être remplacée par une variable VITRINE_*_URL.",
      },
      {
        webhook: address("Réception des demandes de devis", ["https://automate.hop-et-net.example/quote"]),
        geocoder: address("Service d'adresses", ["https://data.geopf.fr/geocodage/search"]),
        client: address("Espace client", ["https://client.hop-et-net.example/connexion"]),
        recruitment: address("Site de recrutement", ["https://recrutement.hop-et-net.example"]),
        linkedin: address("Page LinkedIn", ["https://linkedin.example/company/hop-et-net"]),
        maps: address("Fiche sur le service de cartes", ["https://maps.example/hop-et-net"]),
      },
    ),
    contact: strictObject(
      { title: "Contact" },
      {
        phone: token({
          title: "Téléphone",
          description: "Au format international.",
          pattern: "^\\+\\d{8,15}$",
        }),
        phoneLabel: text({ title: "Téléphone tel qu'on le lit", maxLength: 20 }),
        email: token({ title: "Adresse e-mail", format: "email", examples: ["contact@hop-et-net.example"] }),
        locality: text({ title: "Ville" }),
        region: text({ title: "Région" }),
        country: token({ title: "Pays", pattern: "^[A-Z]{2}$", examples: ["FR"] }),
      },
    ),
    business: strictObject(
      { title: "L'entreprise pour les moteurs de recherche" },
      {
        logo: token({
          title: "Logo",
          description: "Fichier public du logo.",
          pattern: "^/[a-z0-9./-]+$",
          examples: ["/logo.svg"],
        }),
        priceRange: token({ title: "Gamme de prix", examples: ["€€"] }),
        areaServed: text({ title: "Zone desservie" }),
        serviceTypes: list(text({ title: "Service" }), { title: "Services" }),
        offer: strictObject(
          { title: "Offre" },
          {
            fact: token({ title: "Fait qui donne le prix", examples: ["tarif-horaire"] }),
            currency: token({ title: "Devise", pattern: "^[A-Z]{3}$", examples: ["EUR"] }),
          },
        ),
        openingHours: strictObject(
          { title: "Horaires de bureau" },
          {
            days: list(
              token({ title: "Jour (schema.org)", pattern: "^[A-Z][a-z]+day$", examples: ["Monday"] }),
              {
                title: "Jours",
              },
            ),
            opens: token({ title: "Ouverture", pattern: "^\\d{2}:\\d{2}$", examples: ["08:00"] }),
            closes: token({ title: "Fermeture", pattern: "^\\d{2}:\\d{2}$", examples: ["20:00"] }),
          },
        ),
      },
    ),
    quote: strictObject(
      { title: "Demande de devis" },
      {
        route,
        button: text({ title: "Libellé du bouton", maxLength: 40 }),
        shortButton: text({ title: "Libellé court", maxLength: 20 }),
        privacy: route,
      },
    ),
    zones: strictObject(
      { title: "Zones", description: "La page qui les réunit, et ses libellés." },
      {
        route,
        title: text({ title: "Titre", maxLength: 40 }),
        near: text({ title: "Titre des zones voisines", maxLength: 40 }),
        all: text({ title: "Lien vers toutes les zones", maxLength: 40 }),
      },
    ),
    openGraphImages: optional(
      Type.Boolean({
        title: "Images de partage",
        description:
          "Une image dessinée pour chaque page (Open Graph), sauf si false : alors la photo de la page.",
      }),
    ),
    tracking: optional(tracking),
    doorways: optional(
      strictObject(
        {
          title: "Pages locales trop semblables",
          description: "À partir de quand deux pages locales disent la même chose, noms de lieux mis à part.",
        },
        {
          similarity: optional(
            share("Part commune tolérée", "Entre deux pages, de 0 à 1 ; 0.3 sans cette clé.", 0.3),
          ),
          own: optional(share("Part propre exigée", "D'une page, de 0 à 1 ; 0.4 sans cette clé.", 0.4)),
        },
      ),
    ),
    recruitment: text({ title: "Libellé du lien de recrutement", maxLength: 60 }),
    footer: strictObject(
      { title: "Pied de page" },
      { services: footerList, company: footerList, support: footerList, legal: footerList },
    ),
  },
);

export type Site = Static<typeof site>;
export type FooterEntry = Static<typeof footerEntry>;
