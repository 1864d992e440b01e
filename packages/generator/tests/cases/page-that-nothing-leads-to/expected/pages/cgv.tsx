// Made from content/legal/cgv.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { LegalPageProps } from "@vitrine/schema/page-props";
import { LegalPage } from "@vitrine/ui/templates";

export const route = "/cgv";

export const head: PageHead = {
  "title": "Conditions générales | Hop & Net",
  "description": "Ce que vaut le contrat : quelles données Hop & Net recueille pour établir un devis, pourquoi et combien de temps, et vos droits.",
  "keywords": [
    "conditions générales"
  ],
  "canonical": "https://www.hop-et-net.invalid/cgv",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/cgv#webpage",
      "url": "https://www.hop-et-net.invalid/cgv",
      "name": "Conditions générales | Hop & Net",
      "description": "Ce que vaut le contrat : quelles données Hop & Net recueille pour établir un devis, pourquoi et combien de temps, et vos droits.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/cgv#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/cgv#breadcrumb",
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
          "name": "Conditions générales",
          "item": "https://www.hop-et-net.invalid/cgv"
        }
      ]
    }
  ]
};

const props: LegalPageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    },
    {
      "name": "Conditions générales",
      "route": "/cgv"
    }
  ],
  "h1": "Conditions générales",
  "edited": "2025-09-01",
  "updated": "2025-09-19",
  "articles": [
    {
      "title": "Préambule",
      "blocks": [
        {
          "text": "Cette page explique ce que nous faisons de vos données."
        },
        {
          "list": [
            "Vos coordonnées.",
            "Votre société."
          ]
        }
      ]
    }
  ]
};

export default function Page() {
  return <LegalPage {...props} />;
}
