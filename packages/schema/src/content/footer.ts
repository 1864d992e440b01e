import type { Static } from "typebox";
import { list, oneOf, optional, strictObject, text } from "../fields.ts";
import { route } from "./page-head.ts";

/**
 * A short label with a target inside the site. An entry without a target is plain text, never a dead link.
 * One entry may open the consent preferences.
 */
const footerEntry = strictObject(
  {
    title: "Entrée du pied de page",
    description: "Une ligne d'une liste : un lien si elle a une adresse (route), un simple texte sinon.",
  },
  {
    label: text({
      title: "Libellé",
      description: "Ce que l'on lit au pied de toutes les pages ; peut citer un fait.",
      maxLength: 60,
      examples: ["Nettoyage de bureaux", "Depuis ${annee-creation}"],
    }),
    route: optional(
      route(
        "Page visée",
        "La page du site où mène l'entrée ; sans elle, aucun lien.",
        "/nettoyage-bureaux-paris",
      ),
    ),
    opens: optional(
      oneOf(["consent"], {
        title: "Ce que l'entrée ouvre",
        description: "consent : les choix du visiteur sur les cookies. Sans cette clé, rien ne s'ouvre.",
      }),
    ),
  },
);

const footerList = (title: string, description: string) => list(footerEntry, { title, description });

/** The lists at the foot of every page. */
export const footer = strictObject(
  { title: "Pied de page", description: "Les listes au pied de toutes les pages." },
  {
    services: footerList("Services", "Première colonne : les pages qui disent ce que fait l'entreprise."),
    company: footerList("Entreprise", "Deuxième colonne : qui est l'entreprise, en quelques faits."),
    support: footerList("À votre service", "Troisième colonne : comment elle répond à ses clients."),
    legal: footerList("Mentions", "Tout en bas, sur une ligne : textes légaux et cookies."),
  },
);

export type FooterEntry = Static<typeof footerEntry>;
