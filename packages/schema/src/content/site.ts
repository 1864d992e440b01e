import type { Static } from "typebox";
import { flag, list, oneOf, optional, strictObject, text, token } from "../fields.ts";
import { catalogue, type DiagnosticCode } from "../diagnostics/catalogue.data.ts";
import { business } from "./business.ts";
import { footer } from "./footer.ts";
import { hosting } from "./hosting.ts";
import { day, route } from "./page-head.ts";
import { rating } from "./rating.ts";
import { address, SITE_ADDRESS, siteAddresses } from "./site-addresses.ts";
import { tracking } from "./tracking.ts";
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
      examples: ["Hop & Net", "Maison Valtier"],
    }),
    description: text({
      title: "Présentation en une phrase",
      description:
        "Ce que fait l'entreprise, et où. Aucune page ne la montre : chacune a sa propre description.",
      maxLength: 160,
      examples: [
        "Le nettoyage des entreprises à Paris et en petite couronne.",
        "Des agents qui connaissent vos locaux, à Paris et autour.",
      ],
    }),
    url: address(
      "Adresse du site",
      "Là où le site est publié, sans dossier : début de l'adresse officielle de chaque page, dans le plan du site et les partages. VITRINE_SITE_URL la remplace.",
      "https://www.hop-et-net.example",
      SITE_ADDRESS,
    ),
    addresses: siteAddresses,
    contact: strictObject(
      { title: "Contact", description: "Le bloc « Nous joindre », au pied de toutes les pages." },
      {
        phone: token({
          title: "Téléphone",
          description:
            "Au format international, sans espace : + puis 8 à 15 chiffres, entre guillemets. Les pages l'écrivent à la manière du pays ; un texte le cite par ${téléphone}.",
          pattern: "^\\+\\d{8,15}$",
          // Two examples are needed: from a single one, the language server drops the quotes of a number with
          // a sign.
          examples: ["+33199001420", "+33199005678"],
        }),
        hours: optional(
          text({
            title: "Heures de bureau",
            description: "Après le téléphone, dans les blocs de fin de page : quand on y répond.",
            maxLength: 60,
            examples: ["${heures-bureau}", "du lundi au vendredi, de 9 h à 18 h"],
          }),
        ),
        email: token({
          title: "Adresse e-mail",
          description: "Lien sous le téléphone, au pied de toutes les pages.",
          format: "email",
          examples: ["contact@hop-et-net.example"],
        }),
        locality: text({
          title: "Ville",
          description:
            "Après le nom du site, au pied des pages et dans l'adresse dite aux moteurs de recherche.",
          examples: ["Paris", "Boulogne-Billancourt"],
        }),
        region: text({
          title: "Région",
          description: "Après la ville, aux mêmes endroits.",
          examples: ["Île-de-France", "Normandie"],
        }),
        country: token({
          title: "Pays",
          description: "Code du pays en deux capitales (ISO 3166-1), dit aux moteurs de recherche seulement.",
          pattern: "^[A-Z]{2}$",
          examples: ["FR"],
        }),
      },
    ),
    business,
    quote: strictObject(
      { title: "Demande de devis", description: "La page du formulaire, et les boutons qui y mènent." },
      {
        route: route("Page du formulaire", "Où mènent tous les boutons de devis.", "/demande-devis"),
        button: text({
          title: "Libellé du bouton",
          description:
            "Sur le bouton sous le titre des pages et dans les blocs de fin, sauf libellé propre au bloc.",
          maxLength: 40,
          examples: ["Je demande un devis gratuit", "Demander un devis"],
        }),
        shortButton: text({
          title: "Libellé court",
          description: "Sur le bouton de la barre du haut, où la place manque.",
          maxLength: 20,
          examples: ["Devis gratuit", "Mon devis"],
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
                  examples: ["TTC de l'heure", "au minimum par semaine"],
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
    zones: strictObject(
      { title: "Zones", description: "La page qui les réunit, et ses libellés." },
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
    rating: optional(rating),
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
    recruitment: text({
      title: "Libellé du lien de recrutement",
      description:
        "Au pied de toutes les pages et après l'envoi d'une demande ; mène au site de recrutement.",
      maxLength: 60,
      examples: ["Devenir professionnel du nettoyage", "Nous rejoindre"],
    }),
    footer,
  },
);

export type Site = Static<typeof site>;
