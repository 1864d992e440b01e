// Made from content/zones/clichy.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { ZonePageProps } from "@vitrine/schema/page-props";
import { ZonePage } from "@vitrine/ui/templates";

export const route = "/clichy";

export const head: PageHead = {
  "title": "Entreprise de nettoyage à Clichy | Hop & Net",
  "description": "Nettoyage de bureaux et de commerces à Clichy : boulevard Jean-Jaurès, Berges de Seine et Bac d’Asnières.",
  "keywords": [
    "entreprise de nettoyage Clichy",
    "société de ménage 92110"
  ],
  "canonical": "https://www.hop-et-net.invalid/clichy",
  "robots": "index, follow",
  "openGraph": {
    "type": "article",
    "image": "https://www.hop-et-net.invalid/images/zones/hauts-de-seine-800.0123abcd.webp",
    "imageAlt": "Des bureaux vitrés en miniature au bord de la Seine."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/clichy#webpage",
      "url": "https://www.hop-et-net.invalid/clichy",
      "name": "Entreprise de nettoyage à Clichy | Hop & Net",
      "description": "Nettoyage de bureaux et de commerces à Clichy : boulevard Jean-Jaurès, Berges de Seine et Bac d’Asnières.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/clichy#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/clichy#breadcrumb",
      "itemListElement": [
        {
          "@type": "ListItem",
          "position": 1,
          "name": "Accueil",
          "item": "https://www.hop-et-net.invalid/"
        },
        {
          "@type": "ListItem",
          "position": 2,
          "name": "Zones d’intervention",
          "item": "https://www.hop-et-net.invalid/zones"
        },
        {
          "@type": "ListItem",
          "position": 3,
          "name": "Clichy",
          "item": "https://www.hop-et-net.invalid/clichy"
        }
      ]
    },
    {
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/clichy#service",
      "name": "Entreprise de nettoyage à Clichy",
      "description": "Nettoyage de bureaux et de commerces à Clichy : boulevard Jean-Jaurès, Berges de Seine et Bac d’Asnières.",
      "serviceType": "Nettoyage régulier",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business-clichy"
      },
      "offers": {
        "@id": "https://www.hop-et-net.invalid/#offer"
      },
      "areaServed": {
        "@type": "AdministrativeArea",
        "name": "Clichy",
        "identifier": "92024"
      }
    }
  ]
};

const props: ZonePageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    },
    {
      "name": "Zones d’intervention",
      "route": "/zones"
    },
    {
      "name": "Clichy",
      "route": "/clichy"
    }
  ],
  "area": "92110 – Hauts-de-Seine",
  "icon": "map-pin",
  "h1": "Entreprise de nettoyage à Clichy",
  "tagline": "La ville des blanchisseuses mérite des bureaux nets.",
  "picture": {
    "image": "zones/hauts-de-seine",
    "alt": "Des bureaux vitrés en miniature au bord de la Seine.",
    "widths": [
      400,
      800
    ],
    "width": 800,
    "height": 450,
    "version": "0123abcd"
  },
  "intro": "Clichy fut la ville des blanchisseuses. Ses ateliers ont laissé place à des immeubles de bureaux.",
  "clientsTitle": "Chez qui nous passons",
  "clientTypes": [
    {
      "label": "Bureaux"
    },
    {
      "label": "Startups"
    },
    {
      "label": "Cabinets médicaux"
    },
    {
      "label": "Cabinets d’avocats"
    },
    {
      "label": "Restaurants"
    },
    {
      "label": "Boutiques"
    },
    {
      "label": "Parties communes"
    },
    {
      "label": "Écoles"
    }
  ],
  "neighbourhoodsTitle": "Quartier par quartier, à Clichy",
  "neighbourhoods": [
    {
      "name": "Les Berges de Seine",
      "text": "Entre le quai et le boulevard."
    },
    {
      "name": "Le boulevard Jean-Jaurès",
      "text": "Commerces, banques et restaurants : 01 99 00 14 21, le mardi de 9 h à 17 h."
    },
    {
      "name": "Victor-Hugo",
      "text": "Des immeubles de bureaux récents, que le siège visite : 01 99 00 14 20."
    }
  ],
  "values": {
    "title": "Le même soin, toutes les semaines",
    "text": "Le contrat se prend avec ou sans engagement, à 20 € TTC de l’heure."
  },
  "features": [
    {
      "title": "Un service à votre mesure",
      "text": "À partir de 1 h 30 par semaine."
    },
    {
      "title": "Régulier ou ponctuel",
      "text": "Un passage chaque soir, ou une seule fois."
    },
    {
      "title": "Une équipe formée",
      "text": "Votre agent vous est présenté. On répond au 01 99 00 14 21, le mardi de 9 h à 17 h."
    }
  ],
  "branch": "clichy",
  "cta": {
    "title": "Des locaux à entretenir à Clichy ?",
    "text": "Décrivez-les, nous vous rappelons dans l’heure."
  },
  "neighbours": [
    {
      "name": "Levallois-Perret",
      "route": "/levallois-perret"
    }
  ]
};

export default function Page() {
  return <ZonePage {...props} />;
}
