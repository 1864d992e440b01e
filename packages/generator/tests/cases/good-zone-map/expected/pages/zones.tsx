// Made from content/pages/zones.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/zones";

export const head: PageHead = {
  "title": "Zones d’intervention | Hop & Net",
  "description": "Toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
  "keywords": [
    "zones d’intervention"
  ],
  "canonical": "https://www.hop-et-net.invalid/zones",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/zones#webpage",
      "url": "https://www.hop-et-net.invalid/zones",
      "name": "Zones d’intervention | Hop & Net",
      "description": "Toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/zones#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/zones#breadcrumb",
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
      "name": "Zones d’intervention",
      "route": "/zones"
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
      "covered": "Oui, nous intervenons",
      "nearest": "La page la plus proche :",
      "unknown": "Pas encore de page à ce nom.",
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
          "others": [
            "Villeneuve-la-Garenne"
          ]
        },
        {
          "department": {
            "code": "94",
            "name": "Val-de-Marne"
          },
          "zones": [],
          "others": [
            "Le Kremlin-Bicêtre"
          ]
        }
      ],
      "whole": true,
      "places": "/assets/places.58fc.json",
      "map": {
        "rows": [
          [
            null,
            {
              "name": "Villeneuve-la-Garenne",
              "code": "92390",
              "department": "92"
            }
          ],
          [
            {
              "name": "Levallois-Perret",
              "route": "/levallois-perret",
              "code": "92300",
              "department": "92"
            },
            {
              "name": "Clichy",
              "route": "/clichy",
              "code": "92110",
              "department": "92"
            }
          ],
          [
            null,
            {
              "name": "Le Kremlin-Bicêtre",
              "code": "94270",
              "department": "94"
            }
          ]
        ]
      }
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
