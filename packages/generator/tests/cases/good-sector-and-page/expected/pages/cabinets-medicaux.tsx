// Made from content/sectors/cabinets-medicaux.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectorPageProps } from "@vitrine/schema/page-props";
import { SectorPage } from "@vitrine/ui/templates";

export const route = "/cabinets-medicaux";

export const head: PageHead = {
  "title": "Nettoyage de cabinets à Paris | Hop & Net",
  "description": "Nettoyage de cabinets et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
  "keywords": [
    "nettoyage immeuble Paris"
  ],
  "canonical": "https://www.hop-et-net.invalid/cabinets-medicaux",
  "robots": "index, follow",
  "openGraph": {
    "type": "article",
    "image": "https://www.hop-et-net.invalid/images/sectors/nettoyage-immeuble-800.0123abcd.webp",
    "imageAlt": "Une cage d’escalier en maquette."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/cabinets-medicaux#webpage",
      "url": "https://www.hop-et-net.invalid/cabinets-medicaux",
      "name": "Nettoyage de cabinets à Paris | Hop & Net",
      "description": "Nettoyage de cabinets et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/cabinets-medicaux#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/cabinets-medicaux#breadcrumb",
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
          "name": "Cabinets",
          "item": "https://www.hop-et-net.invalid/cabinets-medicaux"
        }
      ]
    },
    {
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/cabinets-medicaux#service",
      "name": "Nettoyage de cabinets et de parties communes",
      "description": "Nettoyage de cabinets et de copropriétés à Paris et en petite couronne : hall, escalier, boîtes aux lettres.",
      "serviceType": "Nettoyage régulier",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "offers": {
        "@id": "https://www.hop-et-net.invalid/#offer"
      },
      "areaServed": "Paris et petite couronne"
    },
    {
      "@type": "FAQPage",
      "@id": "https://www.hop-et-net.invalid/cabinets-medicaux#faq",
      "mainEntity": [
        {
          "@type": "Question",
          "name": "Combien coûte une heure ?",
          "acceptedAnswer": {
            "@type": "Answer",
            "text": "20 € TTC."
          }
        },
        {
          "@type": "Question",
          "name": "Quel est le minimum ?",
          "acceptedAnswer": {
            "@type": "Answer",
            "text": "1 h 30 par semaine."
          }
        }
      ]
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
      "name": "Cabinets",
      "route": "/cabinets-medicaux"
    }
  ],
  "h1": "Nettoyage de cabinets et de parties communes",
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
      "text": "La porte cochère reçoit toutes les mains de l’immeuble.",
      "picture": {
        "image": "zones/paris",
        "alt": "Une porte cochère, vue de près.",
        "widths": [
          400,
          800
        ],
        "width": 800,
        "height": 450,
        "version": "0123abcd"
      }
    },
    {
      "heading": "L’escalier",
      "text": "Un escalier se nettoie en descendant."
    },
    {
      "heading": "Les poubelles",
      "text": "Un passage coûte 20 € TTC de l’heure."
    }
  ],
  "features": [
    {
      "icon": "check",
      "title": "Une tournée réglée avec vous",
      "text": "Vous retenez ce qui concerne l’immeuble."
    },
    {
      "icon": "layers",
      "title": "Tous vos immeubles sur un planning",
      "text": "Un gestionnaire suit son portefeuille."
    },
    {
      "icon": "phone",
      "title": "Un service d’urgence",
      "text": "Il répond de jour comme de nuit."
    }
  ],
  "faq": {
    "title": "Le prix, et le reste",
    "items": [
      {
        "icon": "euro",
        "question": "Combien coûte une heure ?",
        "answer": "20 € TTC."
      },
      {
        "icon": "clock",
        "question": "Quel est le minimum ?",
        "answer": "1 h 30 par semaine."
      }
    ]
  },
  "cta": {
    "title": "Donnez-nous l’adresse",
    "text": "Le devis est gratuit.",
    "picture": {
      "image": "pages/accueil",
      "alt": "Un bureau, le soir.",
      "widths": [
        400,
        800
      ],
      "width": 800,
      "height": 450,
      "version": "0123abcd"
    }
  },
  "testimonial": {
    "name": "Claire D.",
    "role": "Syndic bénévole",
    "content": "Le hall brille le lundi, et le local à poubelles ne sent plus rien."
  }
};

export default function Page() {
  return <SectorPage {...props} />;
}
