/** The options of the command for a new site, each with an example of its answer. */
export const SITE_OPTIONS = {
  trade: "Plombier",
  town: "Lyon",
  phone: "04 72 00 00 00",
  email: "contact@dupont-plomberie.fr",
  address: "12 rue Mercière, 69002 Lyon",
  colour: "#1f5f8b",
} as const;

export type SiteOption = keyof typeof SITE_OPTIONS;

/** A person's answers about a new site. */
export type SiteAnswers = Readonly<Record<SiteOption, string>>;
