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
      "@type": "Service",
      "@id": "https://www.hop-et-net.invalid/#service",
      "name": "Des bureaux nets avant le premier café",
      "description": "Entreprise de nettoyage pour les professionnels à Paris et en petite couronne : 20 € TTC de l’heure.",
      "serviceType": "Remise en état",
      "provider": {
        "@id": "https://www.hop-et-net.invalid/#business"
      },
      "offers": {
        "@type": "Offer",
        "price": "390",
        "priceCurrency": "EUR",
        "availability": "https://schema.org/InStock"
      },
      "areaServed": "Paris et petite couronne"
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
      "type": "prices",
      "title": "Nos tarifs",
      "priceHeading": "Prix TTC",
      "otherHeading": "Le dimanche",
      "items": [
        {
          "label": "Une heure",
          "text": "Deux heures au moins, [sur demande](/demande-devis).",
          "price": "20 €",
          "other": "27,50 €"
        },
        {
          "label": "Une remise en état",
          "price": "sur devis"
        },
        {
          "label": "Un vitrage, qui coûte autant qu’une heure",
          "price": "20 €",
          "other": "27,50 €"
        }
      ],
      "note": "Prix valables cette année."
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
