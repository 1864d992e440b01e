// Made from content/pages/demande-devis.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/demande-devis";

export const head: PageHead = {
  "title": "Demande de devis gratuit | Hop & Net",
  "description": "Décrivez vos locaux : surface, fréquence et durée des passages. Hop & Net vous rappelle dans l’heure.",
  "keywords": [
    "devis nettoyage de bureaux"
  ],
  "canonical": "https://www.hop-et-net.invalid/demande-devis",
  "robots": "index, follow",
  "openGraph": {
    "type": "article"
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/demande-devis#webpage",
      "url": "https://www.hop-et-net.invalid/demande-devis",
      "name": "Demande de devis gratuit | Hop & Net",
      "description": "Décrivez vos locaux : surface, fréquence et durée des passages. Hop & Net vous rappelle dans l’heure.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "breadcrumb": {
        "@id": "https://www.hop-et-net.invalid/demande-devis#breadcrumb"
      }
    },
    {
      "@type": "BreadcrumbList",
      "@id": "https://www.hop-et-net.invalid/demande-devis#breadcrumb",
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
          "name": "Demande de devis gratuit",
          "item": "https://www.hop-et-net.invalid/demande-devis"
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
      "name": "Demande de devis gratuit",
      "route": "/demande-devis"
    }
  ],
  "sections": [
    {
      "type": "quote-form",
      "title": "Votre devis",
      "intro": "Dites-nous où sont vos locaux.",
      "thanks": {
        "title": "Merci, votre demande est envoyée",
        "next": "Maintenant quelles sont les prochaines étapes ?",
        "steps": [
          {
            "title": "Je fais ma simulation",
            "description": "Hop & Net me rappelle avec un devis."
          },
          {
            "title": "Je signe le contrat",
            "description": "Avec ou sans engagement."
          }
        ]
      },
      "form": {
        "groups": [
          {
            "legend": "Vos coordonnées",
            "fields": [
              {
                "name": "nom",
                "label": "Nom",
                "type": "text",
                "required": true,
                "autocomplete": "name"
              },
              {
                "name": "telephone",
                "label": "Téléphone",
                "type": "tel",
                "required": true,
                "autocomplete": "tel"
              },
              {
                "name": "surface",
                "label": "Surface de vos locaux",
                "type": "choice",
                "options": [
                  {
                    "value": "0 à 50 m2",
                    "label": "0 à 50 m²"
                  },
                  {
                    "value": "plus de 50 m2",
                    "label": "plus de 50 m²"
                  }
                ]
              }
            ]
          }
        ],
        "privacy": {
          "text": "Vos réponses servent à établir votre devis, et à rien d’autre.",
          "link": "Lire la politique de confidentialité"
        },
        "button": "Recevoir mon devis"
      }
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
