// Made from content/zones/le-kremlin-bicetre.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { ZonePageProps } from "@vitrine/schema/page-props";
import { ZonePage } from "@vitrine/ui/templates";

export const route = "/le-kremlin-bicetre";

export const head: PageHead = {
  "title": "Ménage de bureaux au Kremlin-Bicêtre | Hop & Net",
  "description": "Nettoyage de bureaux et de commerces au Kremlin-Bicêtre : rue du Général-Leclerc, avenue de Fontainebleau et Bicêtre.",
  "keywords": [
    "entreprise de nettoyage Le Kremlin-Bicêtre",
    "société de ménage 94270"
  ],
  "canonical": "https://www.hop-et-net.invalid/le-kremlin-bicetre",
  "robots": "index, follow",
  "openGraph": {
    "type": "article",
    "image": "https://www.hop-et-net.invalid/images/zones/paris-800.0123abcd.webp",
    "imageAlt": "Un coin de rue parisien en miniature."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/le-kremlin-bicetre#webpage",
      "url": "https://www.hop-et-net.invalid/le-kremlin-bicetre",
      "name": "Ménage de bureaux au Kremlin-Bicêtre | Hop & Net",
      "description": "Nettoyage de bureaux et de commerces au Kremlin-Bicêtre : rue du Général-Leclerc, avenue de Fontainebleau et Bicêtre.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/le-kremlin-bicetre#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/le-kremlin-bicetre#breadcrumb",
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
          "name": "Le Kremlin-Bicêtre",
          "item": "https://www.hop-et-net.invalid/le-kremlin-bicetre"
        }
      ]
    },
    {
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/le-kremlin-bicetre#service",
      "name": "Entreprise de nettoyage au Kremlin-Bicêtre",
      "description": "Nettoyage de bureaux et de commerces au Kremlin-Bicêtre : rue du Général-Leclerc, avenue de Fontainebleau et Bicêtre.",
      "serviceType": "Nettoyage régulier",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "offers": {
        "@id": "https://www.hop-et-net.invalid/#offer"
      },
      "areaServed": {
        "@type": "AdministrativeArea",
        "name": "Le Kremlin-Bicêtre",
        "identifier": "94043"
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
      "name": "Le Kremlin-Bicêtre",
      "route": "/le-kremlin-bicetre"
    }
  ],
  "area": "94270 – Val-de-Marne",
  "icon": "map-pin",
  "h1": "Entreprise de nettoyage au Kremlin-Bicêtre",
  "tagline": "Une ville, un hôpital : le soin est ici une habitude.",
  "picture": {
    "image": "zones/paris",
    "alt": "Un coin de rue parisien en miniature.",
    "widths": [
      400,
      800
    ],
    "width": 800,
    "height": 450,
    "version": "0123abcd"
  },
  "intro": "Bicêtre est un hôpital, et tout un quartier. Kremlin est un nom de cabaret. On y vient à pied.",
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
  "neighbourhoodsTitle": "Quartier par quartier, au Kremlin-Bicêtre",
  "neighbourhoods": [
    {
      "name": "Bicêtre",
      "text": "Autour du fort et de l’hôpital."
    },
    {
      "name": "Avenue de Fontainebleau",
      "text": "Des « boutiques » et des bureaux."
    },
    {
      "name": "Les Martinets",
      "text": "Au Kremlin-Bicêtre, des écoles. Du Kremlin-Bicêtre, on va partout."
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
    "title": "Des locaux à entretenir au Kremlin-Bicêtre ?",
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
