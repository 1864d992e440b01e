// Made from content/pages/tarifs.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/tarifs/bureaux";

export const head: PageHead = {
  "title": "Tarifs 1 h 30 | Hop & Net",
  "description": "Combien coûte l’entretien de vos bureaux : 20 € TTC de l’heure, le dimanche comme le mardi.",
  "keywords": [
    "tarif nettoyage"
  ],
  "robots": "noindex, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": []
};

const props: SectionsPageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    },
    {
      "name": "Tarifs 1 h 30",
      "route": "/tarifs/bureaux"
    }
  ],
  "sections": [
    {
      "type": "hero",
      "h1": "Où nous travaillons",
      "tagline": "Votre commune en est-elle ?"
    },
    {
      "type": "key-figures",
      "title": "En chiffres",
      "figures": [
        {
          "figure": "20 €",
          "text": "TTC de l’heure."
        },
        {
          "figure": "1 400",
          "text": "entreprises clientes."
        }
      ]
    },
    {
      "type": "zone-finder",
      "id": "zones",
      "title": "Où nous travaillons",
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
