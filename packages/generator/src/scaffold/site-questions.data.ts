/** A question about a new site; its answer may also stand on the command line, as an option of this name. */
export const SITE_QUESTIONS = [
  { option: "trade", question: "Métier, tel qu'un client le cherche", example: "Plombier" },
  { option: "town", question: "Ville", example: "Lyon" },
  { option: "phone", question: "Téléphone", example: "04 72 00 00 00" },
  { option: "email", question: "Adresse e-mail", example: "contact@dupont-plomberie.fr" },
  { option: "address", question: "Adresse, avec le code postal", example: "12 rue Mercière, 69002 Lyon" },
  { option: "colour", question: "Couleur, en six chiffres hexadécimaux", example: "#1f5f8b" },
] as const;

export type SiteQuestion = (typeof SITE_QUESTIONS)[number]["option"];

/** A person's answers about a new site. */
export type SiteAnswers = Readonly<Record<SiteQuestion, string>>;
