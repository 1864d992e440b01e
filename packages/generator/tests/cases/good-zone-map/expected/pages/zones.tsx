// Made from content/pages/zones.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/zones";

export const head: PageHead = {
  title: "Zones d’intervention | Hop & Net",
  description: "Toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
  keywords: [
    "zones d’intervention",
  ],
  canonical: "https://www.hop-et-net.example/zones",
  robots: "index, follow",
  openGraph: {
    type: "article",
  },
  jsonLd: [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.example/zones#webpage",
      url: "https://www.hop-et-net.example/zones",
      name: "Zones d’intervention | Hop & Net",
      description: "Toutes les communes et tous les arrondissements où Hop & Net entretient des bureaux, classés par département.",
      inLanguage: "fr-FR",
      isPartOf: {
        "@id": "https://www.hop-et-net.example/#website",
      },
      about: {
        "@id": "https://www.hop-et-net.example/#business",
      },
      breadcrumb: {
        "@id": "https://www.hop-et-net.example/zones#breadcrumb",
      },
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.example/zones#breadcrumb",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Accueil",
          item: "https://www.hop-et-net.example/",
        },
        {
          "@type": "ListItem",
          position: 2,
          name: "Zones d’intervention",
          item: "https://www.hop-et-net.example/zones",
        },
      ],
    },
  ],
};

const props: SectionsPageProps = {
  breadcrumbs: [
    {
      name: "Accueil",
      route: "/",
    },
    {
      name: "Zones d’intervention",
      route: "/zones",
    },
  ],
  sections: [
    {
      type: "zone-finder",
      id: "zones",
      title: "Trouver votre commune",
      label: "Commune ou code postal",
      covered: "Oui, nous intervenons",
      nearest: "La page la plus proche\u00a0:",
      unknown: "Pas encore de page à ce nom.",
      groups: [
        {
          department: {
            code: "92",
            name: "Hauts-de-Seine",
          },
          zones: [
            {
              name: "Clichy",
              route: "/clichy",
              postalCodes: [
                "92110",
              ],
            },
            {
              name: "Levallois-Perret",
              route: "/levallois-perret",
              postalCodes: [
                "92300",
              ],
            },
          ],
        },
      ],
      finder: [
        {
          department: "Hauts-de-Seine",
          places: [
            [
              "Clichy",
              "92110",
              "/clichy",
            ],
            [
              "Levallois-Perret",
              "92300",
              "/levallois-perret",
            ],
            [
              "Villeneuve-la-Garenne",
              "92390",
              0,
            ],
          ],
        },
        {
          department: "Val-de-Marne",
          places: [
            [
              "Le Kremlin-Bicêtre",
              "94270",
              0,
            ],
          ],
        },
      ],
      map: {
        rows: [
          [
            null,
            {
              name: "Villeneuve-la-Garenne",
              ground: 0,
            },
          ],
          [
            {
              name: "Levallois-Perret",
              ground: 0,
              route: "/levallois-perret",
            },
            {
              name: "Clichy",
              ground: 0,
              route: "/clichy",
            },
          ],
          [
            null,
            {
              name: "Le Kremlin-Bicêtre",
              ground: 1,
            },
          ],
        ],
        grounds: [
          "Hauts-de-Seine",
          "Val-de-Marne",
        ],
      },
    },
  ],
};

export default function Page() {
  return <SectionsPage {...props} />;
}
