// Made from content/pages/tarifs.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/tarifs";

export const head: PageHead = {
  "title": "Nos tarifs | Hop & Net",
  "description": "Les prix de toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
  "keywords": [
    "zones d’intervention"
  ],
  "canonical": "https://www.hop-et-net.invalid/tarifs",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/tarifs#webpage",
      "url": "https://www.hop-et-net.invalid/tarifs",
      "name": "Nos tarifs | Hop & Net",
      "description": "Les prix de toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/tarifs#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/tarifs#breadcrumb",
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
          "name": "Nos tarifs",
          "item": "https://www.hop-et-net.invalid/tarifs"
        }
      ]
    }
  ]
};

const props: SectionsPageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    },
    {
      "name": "Nos tarifs",
      "route": "/tarifs"
    }
  ],
  "sections": [
    {
      "type": "hero",
      "h1": "Où nous travaillons",
      "tagline": "Votre commune en est-elle ?"
    },
    {
      "type": "zone-finder",
      "id": "zones",
      "title": "Trouver votre commune",
      "label": "Commune ou code postal",
      "groups": [
        {
          "department": {
            "code": "92",
            "name": "Hauts-de-Seine"
          },
          "zones": [
            {
              "name": "Clichy",
              "route": "/clichy"
            },
            {
              "name": "Levallois-Perret",
              "route": "/levallois-perret"
            }
          ],
          "others": []
        }
      ],
      "whole": false,
      "places": "/assets/places.3154.json"
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
