import type { Static } from "typebox";
import { flag, list, oneOf, optional, strictObject, text, token } from "../fields.ts";
import { catalogue, type DiagnosticCode } from "../diagnostics/catalogue.data.ts";
import { LANGUAGES } from "../diagnostics/words.ts";
import { business } from "./site/business.ts";
import { contact } from "./site/contact.ts";
import { hosting } from "./site/hosting.ts";
import { footer, nav } from "./site/nav.ts";
import { networks } from "./site/networks.ts";
import { day, route } from "./page-head.ts";
import { rating } from "./site/rating.ts";
import { address, SITE_ADDRESS, siteAddresses } from "./site/site-addresses.ts";
import { tracking } from "./site/tracking.ts";
import { Type } from "../type-builder.ts";

/** An address without a page: the one that replaces it, or the fact that none does. */
const redirect = strictObject(
  { title: "Redirection", description: "L'ancienne adresse (from), et la nouvelle (to) ou gone: true." },
  {
    from: route("Ancienne adresse", "Une adresse du site où il n'y a plus de page.", "/ancienne-page"),
    to: optional(route("Nouvelle adresse", "La page qui la remplace.", "/nouvelle-page")),
    gone: optional(
      flag({
        title: "Retirée",
        description: "true : rien ne remplace cette page ; ses visiteurs voient la page d'erreur.",
      }),
    ),
  },
);

const share = (title: string, description: string, example: number) =>
  Type.Number({ title, description, minimum: 0, maximum: 1, examples: [example] });

/** The properties of the whole site: its name, its addresses, its menus and its footer. */
export const site = strictObject(
  { title: "Le site", description: "Nom, adresses extérieures, menus, pied de page." },
  {
    name: text({
      title: "Nom du site",
      description:
        "Dans le logo, à la suite des titres de page, au pied du site et sur les images de partage.",
      maxLength: 40,
      examples: ["Dupont Plomberie", "Maison Valtier"],
    }),
    description: text({
      title: "Présentation en une phrase",
      description:
        "Ce que fait l'entreprise, et où. Aucune page ne la montre : chacune a sa propre description.",
      maxLength: 160,
      examples: [
        "Dépannage et rénovation de plomberie à Lyon et autour.",
        "Le permis, la conduite accompagnée et le code à Nantes.",
      ],
    }),
    url: address(
      "Adresse du site",
      "Là où le site est publié, sans dossier : début de l'adresse officielle de chaque page, dans le plan du site et les partages. VITRINE_SITE_URL la remplace.",
      "https://www.dupont-plomberie.example",
      SITE_ADDRESS,
    ),
    addresses: siteAddresses,
    contact,
    networks: optional(networks),
    nav: optional(nav),
    business,
    quote: strictObject(
      { title: "Demande", description: "La page du formulaire, et les boutons qui y mènent." },
      {
        route: route("Page du formulaire", "Où mènent tous les boutons de demande.", "/demande-devis"),
        button: text({
          title: "Libellé du bouton",
          description:
            "Sur le bouton sous le titre des pages et dans les blocs de fin, sauf libellé propre au bloc.",
          maxLength: 40,
          examples: ["Demander un devis", "Prendre rendez-vous"],
        }),
        shortButton: text({
          title: "Libellé court",
          description: "Sur le bouton de la barre du haut, où la place manque.",
          maxLength: 20,
          examples: ["Devis gratuit", "M'inscrire"],
        }),
        terms: optional(
          list(
            strictObject(
              { title: "Condition", description: "Un prix ou un minimum, en grand dans la marge des pages." },
              {
                figure: text({
                  title: "Chiffre",
                  description: "Il vient d'un fait.",
                  maxLength: 12,
                  examples: ["${tarif-horaire}", "${duree-minimale}"],
                }),
                text: text({
                  title: "Phrase",
                  description: "À la suite du chiffre : ce qu'il compte.",
                  maxLength: 60,
                  examples: ["TTC de l'heure", "la leçon, véhicule compris"],
                }),
              },
            ),
            {
              title: "Conditions",
              description: "Sur les pages des secteurs et des zones, au-dessus du bouton.",
              minItems: 1,
              maxItems: 2,
            },
          ),
        ),
        privacy: route(
          "Page de confidentialité",
          "Où mènent les liens sous le formulaire et dans la demande d'accord sur les cookies.",
          "/politique-confidentialite",
        ),
      },
    ),
    zones: optional(
      strictObject(
        {
          title: "Zones",
          description:
            "La page qui réunit les pages locales, et ses libellés. Sans cette clé, aucune page locale.",
        },
        {
          route: route(
            "Page des zones",
            "La page qui liste toutes les zones et que nomme le fil d'Ariane des pages locales.",
            "/zones",
          ),
          title: text({
            title: "Titre",
            description:
              "Au-dessus des zones principales, au pied des pages, et au fil d'Ariane des pages locales.",
            maxLength: 40,
            examples: ["Zones d'intervention", "Où nous travaillons"],
          }),
          near: text({
            title: "Titre des zones voisines",
            description: "Au pied des pages locales, au-dessus des liens vers leurs voisines.",
            maxLength: 40,
            examples: ["Tout près d'ici", "Aux alentours"],
          }),
          all: text({
            title: "Lien vers toutes les zones",
            description: "Dernier lien de la liste des zones, qui mène à la page des zones.",
            maxLength: 40,
            examples: ["Toutes les zones", "Voir toutes les zones"],
          }),
        },
      ),
    ),
    rating: optional(rating),
    language: optional(
      oneOf(LANGUAGES, {
        title: "Langue des messages",
        description:
          "fr ou en : la langue dans laquelle la vérification, la construction et l'aperçu s'adressent à l'auteur. VITRINE_LANG la remplace ; sans l'une ni l'autre, celle de la machine.",
      }),
    ),
    openGraphImages: optional(
      flag({
        title: "Images de partage",
        description:
          "Une image dessinée pour chaque page (Open Graph), sauf si false : alors la photo de la page.",
      }),
    ),
    tracking: optional(tracking),
    hosting: optional(hosting),
    redirects: optional(
      list(redirect, {
        title: "Redirections",
        description:
          "Les adresses dont la page a disparu. Une page renommée le dit plutôt elle-même, par formerly.",
      }),
    ),
    accepted: optional(
      list(
        strictObject(
          { title: "Avertissement admis", description: "Le contrôle ne le montre plus, jusqu'au jour dit." },
          {
            code: oneOf(Object.keys(catalogue) as [DiagnosticCode, ...DiagnosticCode[]], {
              title: "Code",
              description: "Le code de l'avertissement ; docs/errors.md les explique.",
            }),
            file: token({
              title: "Fichier",
              description: "Le fichier qu'il concerne, depuis le dossier du contenu.",
              examples: ["zone-map.yaml"],
            }),
            until: day("Jusqu'au", "Dernier jour où il est admis, entre guillemets.", "2027-06-30"),
          },
        ),
        {
          title: "Avertissements admis",
          description:
            "Ceux que l'on connaît et qui attendent, pour que l'on voie les nouveaux. Une erreur n'est jamais admise.",
        },
      ),
    ),
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
    recruitment: optional(
      text({
        title: "Libellé du lien de recrutement",
        description:
          "Au pied de toutes les pages et après l'envoi d'une demande ; mène à l'adresse recruitment.",
        maxLength: 60,
        examples: ["Nous rejoindre", "Devenir moniteur"],
      }),
    ),
    footer,
  },
);

export type Site = Static<typeof site>;
