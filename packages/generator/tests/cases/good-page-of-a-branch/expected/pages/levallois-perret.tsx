// Made from content/zones/levallois-perret.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { ZonePageProps } from "@vitrine/schema/page-props";
import { ZonePage } from "@vitrine/ui/templates";

export const route = "/levallois-perret";

export const head: PageHead = {
  "title": "Entreprise de nettoyage à Levallois-Perret | Hop & Net",
  "description": "Nettoyage de bureaux et de commerces à Levallois-Perret : du Front de Seine à la place Jean-Zay.",
  "keywords": [
    "entreprise de nettoyage Levallois-Perret",
    "société de ménage 92300"
  ],
  "canonical": "https://www.hop-et-net.invalid/levallois-perret",
  "robots": "index, follow",
  "openGraph": {
    "type": "article",
    "image": "https://www.hop-et-net.invalid/images/zones/hauts-de-seine-800.0123abcd.webp",
    "imageAlt": "Des bureaux vitrés en miniature au bord de la Seine."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/levallois-perret#webpage",
      "url": "https://www.hop-et-net.invalid/levallois-perret",
      "name": "Entreprise de nettoyage à Levallois-Perret | Hop & Net",
      "description": "Nettoyage de bureaux et de commerces à Levallois-Perret : du Front de Seine à la place Jean-Zay.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/levallois-perret#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/levallois-perret#breadcrumb",
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
          "name": "Levallois-Perret",
          "item": "https://www.hop-et-net.invalid/levallois-perret"
        }
      ]
    },
    {
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/levallois-perret#service",
      "name": "Entreprise de nettoyage à Levallois-Perret",
      "description": "Nettoyage de bureaux et de commerces à Levallois-Perret : du Front de Seine à la place Jean-Zay.",
      "serviceType": "Nettoyage régulier",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "offers": {
        "@id": "https://www.hop-et-net.invalid/#offer"
      },
      "areaServed": {
        "@type": "AdministrativeArea",
        "name": "Levallois-Perret",
        "identifier": "92044"
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
      "name": "Levallois-Perret",
      "route": "/levallois-perret"
    }
  ],
  "area": "92300 – Hauts-de-Seine",
  "icon": "map-pin",
  "h1": "Entreprise de nettoyage à Levallois-Perret",
  "tagline": "Une ville en damier, où chaque hall donne sur la rue.",
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
  "intro": "Levallois-Perret aligne ses immeubles de bureaux le long de la Seine.",
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
  "neighbourhoodsTitle": "Quartier par quartier, à Levallois-Perret",
  "neighbourhoods": [
    {
      "name": "Le Front de Seine",
      "text": "Des sièges sociaux au bord de l’eau."
    },
    {
      "name": "Anatole-France",
      "text": "Des boutiques et des cabinets."
    },
    {
      "name": "Louise-Michel",
      "text": "De petites entreprises."
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
      "text": "Votre agent vous est présenté. On répond au 01 99 00 14 20, du lundi au vendredi de 8 h à 12 h et de 14 h à 19 h 30, et le samedi de 9 h à 12 h."
    }
  ],
  "cta": {
    "title": "Des locaux à entretenir à Levallois-Perret ?",
    "text": "Décrivez-les, nous vous rappelons dans l’heure."
  },
  "neighbours": [
    {
      "name": "Clichy",
      "route": "/clichy"
    }
  ]
};

export default function Page() {
  return <ZonePage {...props} />;
}
