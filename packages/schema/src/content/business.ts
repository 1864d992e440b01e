import { list, oneOf, strictObject, text, token } from "../fields.ts";

const time = (title: string, description: string, example: string) =>
  token({ title, description, pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$", examples: [example] });

/** The company's data for search engines (schema.org LocalBusiness). */
export const business = strictObject(
  {
    title: "L'entreprise pour les moteurs de recherche",
    description: "Données structurées (schema.org) jointes à toutes les pages ; rien n'en est montré.",
  },
  {
    logo: token({
      title: "Logo",
      description:
        "Adresse du logo : /logo.svg pour le fichier brand/logo.svg, ou /icon-512.png, tirée de l'icône.",
      pattern: "^(?:/[a-z0-9-]+)+\\.[a-z0-9]+$",
      examples: ["/logo.svg", "/icon-512.png"],
    }),
    priceRange: token({
      title: "Gamme de prix",
      description: "De € à €€€€, comme dans les guides de restaurants.",
      pattern: "^€{1,4}$",
      examples: ["€€"],
    }),
    areaServed: text({
      title: "Zone desservie",
      description:
        "Où l'entreprise intervient, en quelques mots ; vaut pour toutes les pages sauf les locales.",
      examples: ["Paris et petite couronne", "Île-de-France"],
    }),
    serviceTypes: list(
      text({
        title: "Service",
        description: "Nom d'une prestation, avec une majuscule.",
        examples: ["Nettoyage régulier", "Désinfection"],
      }),
      {
        title: "Services",
        description: "Ce que fait l'entreprise. Le premier est celui des pages secteur et des pages locales.",
      },
    ),
    offer: strictObject(
      {
        title: "Offre",
        description: "Le prix d'une heure, tel que les moteurs de recherche peuvent l'afficher.",
      },
      {
        fact: token({
          title: "Fait qui donne le prix",
          description: "Nom, dans facts.yaml, d'un fait dont la valeur est un nombre.",
          examples: ["tarif-horaire"],
        }),
        currency: token({
          title: "Devise",
          description: "Code de la monnaie en trois capitales (ISO 4217).",
          pattern: "^[A-Z]{3}$",
          examples: ["EUR"],
        }),
      },
    ),
    openingHours: strictObject(
      {
        title: "Horaires de bureau",
        description: "Quand on répond au téléphone, non quand les agents passent.",
      },
      {
        days: list(
          oneOf(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], {
            title: "Jour",
            description: "Nom anglais du jour, comme le veut schema.org : Monday pour lundi.",
          }),
          { title: "Jours", description: "Les jours où le bureau est ouvert.", uniqueItems: true },
        ),
        opens: time("Ouverture", "Heure et minutes à deux chiffres, entre guillemets.", "08:00"),
        closes: time("Fermeture", "Heure et minutes à deux chiffres, entre guillemets.", "20:00"),
      },
    ),
  },
);
