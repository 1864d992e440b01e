import type { Words } from "@vitrine/schema/diagnostics/words";

interface Question {
  readonly option: string;
  readonly question: Words;
  readonly example: string;
}

/** A question about a new site; its answer may also stand on the command line, as an option of this name. */
export const SITE_QUESTIONS = [
  {
    option: "trade",
    question: { en: "Trade, in the words of a client", fr: "Métier, tel qu’un client le cherche" },
    example: "Plombier",
  },
  { option: "town", question: { en: "Town", fr: "Ville" }, example: "Lyon" },
  { option: "phone", question: { en: "Telephone", fr: "Téléphone" }, example: "04 72 00 00 00" },
  {
    option: "email",
    question: { en: "E-mail address", fr: "Adresse e-mail" },
    example: "contact@dupont-plomberie.fr",
  },
  {
    option: "address",
    question: { en: "Address, with the postal code", fr: "Adresse, avec le code postal" },
    example: "12 rue Mercière, 69002 Lyon",
  },
  {
    option: "colour",
    question: { en: "Colour, as six hexadecimal digits", fr: "Couleur, en six chiffres hexadécimaux" },
    example: "#1f5f8b",
  },
] as const satisfies readonly Question[];

export type SiteQuestion = (typeof SITE_QUESTIONS)[number]["option"];

/** A person's answers about a new site. */
export type SiteAnswers = Readonly<Record<SiteQuestion, string>>;
