// Made from content/legal/mentions-legales.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { LegalPageProps } from "@vitrine/schema/page-props";
import { LegalPage } from "@vitrine/ui/templates";

export const route = "/mentions-legales";

export const head: PageHead = {
  "title": "Mentions légales | Hop & Net",
  "description": "L’éditeur du site de Hop & Net, son hébergeur, et comment nous écrire, comme le demande la loi.",
  "keywords": [
    "mentions légales"
  ],
  "canonical": "https://www.hop-et-net.invalid/mentions-legales",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/mentions-legales#webpage",
      "url": "https://www.hop-et-net.invalid/mentions-legales",
      "name": "Mentions légales | Hop & Net",
      "description": "L’éditeur du site de Hop & Net, son hébergeur, et comment nous écrire, comme le demande la loi.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/mentions-legales#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/mentions-legales#breadcrumb",
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
          "name": "Mentions légales",
          "item": "https://www.hop-et-net.invalid/mentions-legales"
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
      "name": "Mentions légales",
      "route": "/mentions-legales"
    }
  ],
  "h1": "Mentions légales",
  "edited": "2025-09-01",
  "updated": "2025-09-19",
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
