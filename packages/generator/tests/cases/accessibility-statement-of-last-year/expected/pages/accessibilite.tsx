// Made from content/legal/accessibilite.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { LegalPageProps } from "@vitrine/schema/page-props";
import { LegalPage } from "@vitrine/ui/templates";

export const route = "/accessibilite";

export const head: PageHead = {
  "title": "Déclaration d’accessibilité | Hop & Net",
  "description": "Ce que le site de Hop & Net fait pour les personnes handicapées, et ce qui lui manque encore à ce jour.",
  "keywords": [
    "déclaration d’accessibilité"
  ],
  "canonical": "https://www.hop-et-net.invalid/accessibilite",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/accessibilite#webpage",
      "url": "https://www.hop-et-net.invalid/accessibilite",
      "name": "Déclaration d’accessibilité | Hop & Net",
      "description": "Ce que le site de Hop & Net fait pour les personnes handicapées, et ce qui lui manque encore à ce jour.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/accessibilite#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/accessibilite#breadcrumb",
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
          "name": "Déclaration d’accessibilité",
          "item": "https://www.hop-et-net.invalid/accessibilite"
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
      "name": "Déclaration d’accessibilité",
      "route": "/accessibilite"
    }
  ],
  "h1": "Déclaration d’accessibilité",
  "edited": "2025-08-01",
  "updated": "2025-08-14",
  "articles": [
    {
      "title": "Éditeur",
      "blocks": [
        {
          "text": "Hop & Net, à Paris."
        }
      ]
    }
  ]
};

export default function Page() {
  return <LegalPage {...props} />;
}
