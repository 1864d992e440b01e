import type { Static } from "typebox";
import { decimal, flag, list, oneOf, schemaOf, strictObject, text, token } from "../fields.ts";
import { catalogue, type DiagnosticCode } from "../diagnostics/catalogue.data.ts";
import { LANGUAGES } from "../diagnostics/words.ts";
import { business } from "./site/business.ts";
import { contact } from "./site/contact.ts";
import { outsideName } from "./outside-link.ts";
import { hosting } from "./site/hosting.ts";
import { footer, nav } from "./site/nav.ts";
import { networks } from "./site/networks.ts";
import { notices } from "./site/notices.ts";
import { day, route } from "./page-fields.ts";
import { rating } from "./site/rating.ts";
import { address, links, SITE_ADDRESS, siteAddresses } from "./site/site-addresses.ts";
import { tracking } from "./site/tracking.ts";

/** An address without a page: the one that replaces it, or the fact that none does. */
const redirect = strictObject(
  "Redirection",
  "L'ancienne adresse (from), et la nouvelle (to) ou gone: true.",
  {
    from: route("Ancienne adresse", "Une adresse du site où il n'y a plus de page.", "/ancienne-page"),
    "to?": route("Nouvelle adresse", "La page qui la remplace.", "/nouvelle-page"),
    "gone?": schemaOf<true>({
      type: "boolean",
      enum: [true],
      title: "Retirée",
      description: "true : rien ne remplace cette page ; ses visiteurs voient la page d'erreur.",
    }),
  },
  { minProperties: 2, maxProperties: 2 },
);

const share = (title: string, description: string, example: number) =>
  decimal(title, description, { minimum: 0, maximum: 1, examples: [example] });

/** Limit of a site's name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** The properties of the whole site: its name, its addresses, its menus and its footer. */
export const site = strictObject("Le site", "Nom, adresses extérieures, menus, pied de page.", {
  name: text(
    "Nom du site",
    "Dans le logo, à la suite des titres de page, au pied du site et sur les images de partage.",
    { maxLength: MAX_NAME_LENGTH, examples: ["Dupont Plomberie", "Maison Valtier"] },
  ),
  description: text(
    "Présentation en une phrase",
    "Ce que fait l'entreprise, et où. Aucune page ne la montre : chacune a sa propre description.",
    {
      maxLength: 160,
      examples: [
        "Dépannage et rénovation de plomberie à Lyon et autour.",
        "Le permis, la conduite accompagnée et le code à Nantes.",
      ],
    },
  ),
  url: address(
    "Adresse du site",
    "Là où le site est publié, sans dossier : début de l'adresse officielle de chaque page, dans le plan du site et les partages. VITRINE_SITE_URL la remplace.",
    "https://www.dupont-plomberie.example",
    SITE_ADDRESS,
  ),
  addresses: siteAddresses,
  "links?": links,
  "notices?": notices,
  contact,
  "networks?": networks,
  "nav?": nav,
  business,
  quote: strictObject("Demande", "La page du formulaire, et les boutons qui y mènent.", {
    route: route(
      "Page du formulaire",
      "Où mènent les boutons de demande, si address ne les mène pas ailleurs.",
      "/demande-devis",
    ),
    "address?": outsideName(
      "Adresse des boutons",
      "Nom d'une adresse extérieure où les boutons mènent à la place, comme une prise de rendez-vous en ligne.",
    ),
    button: text(
      "Libellé du bouton",
      "Sur le bouton sous le titre des pages et dans les blocs de fin, sauf libellé propre au bloc.",
      { maxLength: 40, examples: ["Demander un devis", "Prendre rendez-vous"] },
    ),
    shortButton: text("Libellé court", "Sur le bouton de la barre du haut, où la place manque.", {
      maxLength: 20,
      examples: ["Devis gratuit", "M'inscrire"],
    }),
    "terms?": list(
      "Conditions",
      "Sur les pages des secteurs et des zones, au-dessus du bouton.",
      strictObject("Condition", "Un prix ou un minimum, en grand dans la marge des pages.", {
        figure: text("Chiffre", "Il vient d'un fait.", {
          maxLength: 12,
          examples: ["${tarif-horaire}", "${duree-minimale}"],
        }),
        text: text("Phrase", "À la suite du chiffre : ce qu'il compte.", {
          maxLength: 60,
          examples: ["TTC de l'heure", "la leçon, véhicule compris"],
        }),
      }),
      { minItems: 1, maxItems: 2 },
    ),
    privacy: route(
      "Page de confidentialité",
      "Où mènent les liens sous le formulaire et dans la demande d'accord sur les cookies.",
      "/politique-confidentialite",
    ),
  }),
  "zones?": strictObject(
    "Zones",
    "La page qui réunit les pages locales, et ses libellés. Sans cette clé, aucune page locale.",
    {
      route: route(
        "Page des zones",
        "La page qui liste toutes les zones et que nomme le fil d'Ariane des pages locales.",
        "/zones",
      ),
      title: text(
        "Titre",
        "Au-dessus des zones principales, au pied des pages, et au fil d'Ariane des pages locales.",
        { maxLength: 40, examples: ["Zones d'intervention", "Où nous travaillons"] },
      ),
      near: text(
        "Titre des zones voisines",
        "Au pied des pages locales, au-dessus des liens vers leurs voisines.",
        { maxLength: 40, examples: ["Tout près d'ici", "Aux alentours"] },
      ),
      all: text(
        "Lien vers toutes les zones",
        "Dernier lien de la liste des zones, qui mène à la page des zones.",
        { maxLength: 40, examples: ["Toutes les zones", "Voir toutes les zones"] },
      ),
    },
  ),
  "rating?": rating,
  "language?": oneOf(
    "Langue des messages",
    "fr ou en : la langue dans laquelle la vérification, la construction et l'aperçu s'adressent à l'auteur. VITRINE_LANG la remplace ; sans l'une ni l'autre, celle de la machine.",
    LANGUAGES,
  ),
  "openGraphImages?": flag(
    "Images de partage",
    "Une image dessinée pour chaque page (Open Graph), sauf si false : alors la photo de la page.",
  ),
  "tracking?": tracking,
  "hosting?": hosting,
  "redirects?": list(
    "Redirections",
    "Les adresses dont la page a disparu. Une page renommée le dit plutôt elle-même, par formerly.",
    redirect,
  ),
  "accepted?": list(
    "Avertissements admis",
    "Ceux que l'on connaît et qui attendent, pour que l'on voie les nouveaux. Une erreur n'est jamais admise.",
    strictObject("Avertissement admis", "Le contrôle ne le montre plus, jusqu'au jour dit.", {
      code: oneOf(
        "Code",
        "Le code de l'avertissement ; docs/errors.md les explique.",
        Object.keys(catalogue) as [DiagnosticCode, ...DiagnosticCode[]],
      ),
      file: token("Fichier", "Le fichier qu'il concerne, depuis le dossier du contenu.", {
        examples: ["zone-map.yaml"],
      }),
      until: day("Jusqu'au", "Dernier jour où il est admis.", "2027-06-30"),
    }),
  ),
  "doorways?": strictObject(
    "Pages locales trop semblables",
    "À partir de quand deux pages locales disent la même chose, noms de lieux mis à part.",
    {
      "similarity?": share("Part commune tolérée", "Entre deux pages, de 0 à 1 ; 0.3 sans cette clé.", 0.3),
      "own?": share("Part propre exigée", "D'une page, de 0 à 1 ; 0.4 sans cette clé.", 0.4),
    },
  ),
  "recruitment?": text(
    "Libellé du lien de recrutement",
    "Au pied de toutes les pages et après l'envoi d'une demande ; mène à l'adresse recruitment.",
    { maxLength: 60, examples: ["Nous rejoindre", "Devenir moniteur"] },
  ),
  footer,
});

export type Site = Static<typeof site>;
