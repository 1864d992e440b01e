// Made from content/legal/politique-confidentialite.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { LegalPageProps } from "@vitrine/schema/page-props";
import { LegalPage } from "@vitrine/ui/templates";

export const route = "/politique-confidentialite";

export const head: PageHead = {
  "title": "Politique de confidentialité | Hop & Net",
  "description": "Quelles données Hop & Net recueille pour établir un devis, pourquoi et combien de temps, et vos droits.",
  "keywords": [
    "politique de confidentialité"
  ],
  "canonical": "https://www.hop-et-net.invalid/politique-confidentialite",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/politique-confidentialite#webpage",
      "url": "https://www.hop-et-net.invalid/politique-confidentialite",
      "name": "Politique de confidentialité | Hop & Net",
      "description": "Quelles données Hop & Net recueille pour établir un devis, pourquoi et combien de temps, et vos droits.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/politique-confidentialite#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/politique-confidentialite#breadcrumb",
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
          "name": "Politique de confidentialité",
          "item": "https://www.hop-et-net.invalid/politique-confidentialite"
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
      "name": "Politique de confidentialité",
      "route": "/politique-confidentialite"
    }
  ],
  "h1": "Politique de confidentialité",
  "edited": "2025-09-01",
  "updated": "2025-09-19",
  "articles": [
    {
      "title": "Préambule",
      "blocks": [
        {
          "text": "Voyez http://www.cnil.invalid/droits et http://localhost:4173."
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
