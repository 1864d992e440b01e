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
  "robots": "noindex, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": []
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
          "text": "Cette page explique ce que fait [[à compléter : dénomination sociale]]."
        },
        {
          "list": [
            "Vos coordonnées, [[]].",
            "Votre société, [[à compléter : adresse]].",
            "Lorem ipsum dolor sit amet.",
            "TODO les destinataires."
          ]
        }
      ]
    }
  ]
};

export default function Page() {
  return <LegalPage {...props} />;
}
