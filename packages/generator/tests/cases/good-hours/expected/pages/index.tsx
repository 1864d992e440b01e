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
      "tagline": "Nous répondons du lundi au vendredi de 8 h à 12 h et de 14 h à 19 h 30, et le samedi de 9 h à 12 h.",
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
      "type": "visit",
      "title": "Venir à l’agence",
      "branch": "clichy",
      "note": "Métro Mairie de Clichy, ligne 13 ; le mardi de 9 h à 17 h, au 01 99 00 14 21."
    },
    {
      "type": "quote-call",
      "id": "devis",
      "title": "Parlons de vos locaux",
      "text": "Trois questions suffisent."
    }
  ]
};

export default function Page() {
  return <SectionsPage {...props} />;
}
