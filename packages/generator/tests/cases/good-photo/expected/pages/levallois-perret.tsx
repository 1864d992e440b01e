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
    "image": "https://www.hop-et-net.invalid/images/photos/zones/equipe/lea-1000.6ae0.webp",
    "imageAlt": "Léa devant l’immeuble."
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
    "image": "photos/zones/equipe/lea",
    "alt": "Léa devant l’immeuble.",
    "framed": true,
    "widths": [
      400,
      800,
      1000
    ],
    "width": 1000,
    "height": 500,
    "version": "6ae0"
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
      "text": "Votre agent vous est présenté."
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
