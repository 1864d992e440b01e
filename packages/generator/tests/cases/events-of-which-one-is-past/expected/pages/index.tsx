// Made from content/pages/accueil.yaml by "vitrine generate". Edit that file: this one is overwritten.
import type { PageHead } from "@vitrine/schema/page-head";
import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { SectionsPage } from "@vitrine/ui/templates";

export const route = "/";

export const head: PageHead = {
  "title": "Nettoyage de bureaux à Paris | Hop & Net",
  "description": "Entreprise de nettoyage pour les professionnels à Paris et en petite couronne : 20 € TTC de l’heure.",
  "keywords": [
    "entreprise de nettoyage Paris"
  ],
  "canonical": "https://www.hop-et-net.invalid/",
  "robots": "index, follow",
  "openGraph": {
    "type": "website",
    "image": "https://www.hop-et-net.invalid/images/pages/accueil-800.0123abcd.webp",
    "imageAlt": "Un plateau de bureaux en miniature."
  },
  "jsonLd": [
    {
      "@type": "WebPage",
      "@id": "https://www.hop-et-net.invalid/#webpage",
      "url": "https://www.hop-et-net.invalid/",
      "name": "Nettoyage de bureaux à Paris | Hop & Net",
      "description": "Entreprise de nettoyage pour les professionnels à Paris et en petite couronne : 20 € TTC de l’heure.",
      "inLanguage": "fr-FR",
      "isPartOf": {
        "@id": "https://www.hop-et-net.invalid/#website"
      },
      "about": {
        "@id": "https://www.hop-et-net.invalid/#business"
      }
    },
    {
      "@type": "FAQPage",
      "@id": "https://www.hop-et-net.invalid/#faq",
      "mainEntity": [
        {
          "@type": "Question",
          "name": "Combien coûte une heure ?",
          "acceptedAnswer": {
            "@type": "Answer",
            "text": "20 € TTC."
          }
        },
        {
          "@type": "Question",
          "name": "Quel est le minimum ?",
          "acceptedAnswer": {
            "@type": "Answer",
            "text": "1 h 30 par semaine."
          }
        }
      ]
    },
    {
      "@type": "Event",
      "name": "Portes ouvertes",
      "startDate": "2026-08-13",
      "endDate": "2026-08-15",
      "location": {
        "@type": "Place",
        "name": "Hop & Net",
        "address": {
          "@type": "PostalAddress",
          "addressLocality": "Paris",
          "addressRegion": "Île-de-France",
          "addressCountry": "FR"
        }
      },
      "organizer": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "remainingAttendeeCapacity": 0
    },
    {
      "@type": "Event",
      "name": "Visite d’un chantier",
      "startDate": "2026-12-05T14:00",
      "endDate": "2026-12-05T16:00",
      "location": {
        "@type": "Place",
        "name": "9 rue de Neuilly, Clichy",
        "address": "9 rue de Neuilly, Clichy"
      },
      "organizer": {
        "@id": "https://www.hop-et-net.invalid/#business"
      }
    },
    {
      "@type": "Event",
      "name": "Visite d’un chantier",
      "startDate": "2027-01-09",
      "location": {
        "@type": "Place",
        "name": "Hop & Net",
        "address": {
          "@type": "PostalAddress",
          "addressLocality": "Paris",
          "addressRegion": "Île-de-France",
          "addressCountry": "FR"
        }
      },
      "organizer": {
        "@id": "https://www.hop-et-net.invalid/#business"
      }
    },
    {
      "@type": "Event",
      "name": "Visite d’un chantier",
      "startDate": "2027-01-09",
      "location": {
        "@type": "Place",
        "name": "2 rue Martre, Clichy",
        "address": "2 rue Martre, Clichy"
      },
      "organizer": {
        "@id": "https://www.hop-et-net.invalid/#business"
      }
    }
  ]
};

const props: SectionsPageProps = {
  "breadcrumbs": [
    {
      "name": "Accueil",
      "route": "/"
    }
  ],
  "sections": [
    {
      "type": "hero",
      "h1": "Des bureaux nets avant le premier café",
      "tagline": "Vous dites quand et où.",
      "picture": {
        "image": "pages/accueil",
        "alt": "Un plateau de bureaux en miniature.",
        "widths": [
          400,
          800
        ],
        "width": 800,
        "height": 450,
        "version": "0123abcd"
      }
    },
    {
      "type": "faq",
      "title": "Le prix, et le reste",
      "items": [
        {
          "icon": "euro",
          "question": "Combien coûte une heure ?",
          "answer": "20 € TTC."
        },
        {
          "icon": "clock",
          "question": "Quel est le minimum ?",
          "answer": "1 h 30 par semaine."
        }
      ]
    },
    {
      "type": "events",
      "title": "Nos portes ouvertes",
      "none": "Les prochaines dates paraissent en mars.",
      "items": [
        {
          "name": "Portes ouvertes",
          "from": "2026-08-13",
          "to": "2026-08-15",
          "full": true
        },
        {
          "name": "Visite d’un chantier",
          "from": "2026-12-05",
          "opens": "14:00",
          "closes": "16:00",
          "place": "9 rue de Neuilly, Clichy",
          "text": "[Inscrivez-vous](/demande-devis) avant le 1ᵉʳ décembre.",
          "price": "20 €"
        },
        {
          "name": "Visite d’un chantier",
          "from": "2027-01-09"
        },
        {
          "name": "Visite d’un chantier",
          "from": "2027-01-09",
          "place": "2 rue Martre, Clichy"
        }
      ]
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
