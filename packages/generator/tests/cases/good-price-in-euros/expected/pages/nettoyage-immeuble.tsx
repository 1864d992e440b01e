// Made from content/sectors/nettoyage-immeuble.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectorPageProps } from "@vitrine/schema/page-props";
import { SectorPage } from "@vitrine/ui/templates";

export const route = "/nettoyage-immeuble";

export const head: PageHead = {
  "title": "Nettoyage d’immeubles à Paris | Hop & Net",
  "description": "Nettoyage d’immeubles et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
  "keywords": [
    "nettoyage immeuble Paris"
  ],
  "canonical": "https://www.hop-et-net.invalid/nettoyage-immeuble",
  "robots": "index, follow",
  "openGraph": {
    "type": "article",
    "image": "https://www.hop-et-net.invalid/images/sectors/nettoyage-immeuble-800.0123abcd.webp",
    "imageAlt": "Une cage d’escalier en maquette."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/nettoyage-immeuble#webpage",
      "url": "https://www.hop-et-net.invalid/nettoyage-immeuble",
      "name": "Nettoyage d’immeubles à Paris | Hop & Net",
      "description": "Nettoyage d’immeubles et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/nettoyage-immeuble#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/nettoyage-immeuble#breadcrumb",
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
          "name": "Immeubles",
          "item": "https://www.hop-et-net.invalid/nettoyage-immeuble"
        }
      ]
    },
    {
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/nettoyage-immeuble#service",
      "name": "Nettoyage d’immeubles et de parties communes",
      "description": "Nettoyage d’immeubles et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
      "serviceType": "Nettoyage régulier",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "offers": {
        "@id": "https://www.hop-et-net.invalid/#offer"
      },
      "areaServed": "Paris et petite couronne"
    }
  ]
};

const props: SectorPageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    },
    {
      "name": "Immeubles",
      "route": "/nettoyage-immeuble"
    }
  ],
  "h1": "Nettoyage d’immeubles et de parties communes",
  "tagline": "Chaque palier compte.",
  "picture": {
    "image": "sectors/nettoyage-immeuble",
    "alt": "Une cage d’escalier en maquette.",
    "widths": [
      400,
      800
    ],
    "width": 800,
    "height": 450,
    "version": "0123abcd"
  },
  "intro": "Dans un immeuble, la propreté est l’affaire de tous.",
  "paragraphs": [
    {
      "heading": "L’entrée",
      "text": "La porte cochère reçoit toutes les mains de l’immeuble."
    },
    {
      "heading": "L’escalier",
      "text": "Un escalier se nettoie en descendant."
    },
    {
      "heading": "Les poubelles",
      "text": "Un passage coûte 20 euros TTC de l’heure."
    }
  ],
  "features": [
    {
      "title": "Une tournée réglée avec vous",
      "text": "Vous retenez ce qui concerne l’immeuble."
    },
    {
      "title": "Tous vos immeubles sur un planning",
      "text": "Un gestionnaire suit son portefeuille."
    },
    {
      "title": "Un service d’urgence",
      "text": "Il répond de jour comme de nuit."
    }
  ],
  "cta": {
    "title": "Donnez-nous l’adresse",
    "text": "Le devis est gratuit."
  }
};

export default function Page() {
  return <SectorPage {...props} />;
}
