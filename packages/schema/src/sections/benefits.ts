import { list, prose, strictObject, text } from "../fields.ts";
import { unseenIcon } from "../content/icon.ts";
import { folded, sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** Title and description, and an icon that the templates do not show (spec section 3). */
export const benefits = {
  title: sectionTitle("En grand au-dessus des avantages.", [
    "Ce qui est clair dès le départ",
    "Ce que vous n'aurez plus à régler",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : à qui ces avantages s'adressent.", [
    "Ce qui suit est pour la personne qui finit par s'en occuper sans que ce soit son métier.",
    "Quatre questions que l'on nous pose avant de signer.",
  ]),
  "folded?": folded,
  items: list(
    "Avantages",
    "Un par ligne, dans cet ordre.",
    strictObject("Avantage", "Un avantage : titre, une ou deux phrases.", {
      "icon?": unseenIcon,
      "figure?": text("Chiffre", "Écrit en grand à côté du titre, si l'avantage tient en un nombre.", {
        maxLength: 10,
        examples: ["6 h–23 h", "0 €"],
      }),
      title: text("Titre", "L'avantage en quelques mots, qui se comprennent seuls ; sans point final.", {
        maxLength: 60,
        examples: ["La personne qui viendra", "Votre liberté de partir"],
      }),
      description: prose(
        "Description",
        "Une à trois phrases sous le titre de l'avantage : ce qui se passe, concrètement.",
        {
          maxLength: 320,
          examples: [
            "Vous n'ouvrez pas à un inconnu : nous appelons un quart d'heure avant.",
            "${tarif-horaire} TTC de l'heure, du lundi au dimanche, assurance comprise.",
          ],
        },
      ),
    }),
    { minItems: 2, maxItems: 8 },
  ),
};
