import { list, prose, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";
import { folded, sectionIntro, sectionTitle } from "../content/section-fields.ts";

export const steps = {
  title: sectionTitle("En grand au-dessus des étapes.", [
    "De la demande au premier passage",
    "Quatre étapes, puis vous n'y pensez plus",
  ]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : combien de temps tout cela prend.", [
    "La mise en place prend ${delai-demarrage}.",
    "Vous y consacrez un formulaire, un appel, une signature et une courte visite.",
  ]),
  "folded?": folded,
  steps: list(
    "Étapes",
    "Dans l'ordre où elles ont lieu.",
    strictObject("Étape", "Une étape : son numéro vient de sa place.", {
      icon,
      title: text("Titre", "Ce qui se passe à cette étape, en quelques mots, à côté du numéro.", {
        maxLength: 60,
        examples: ["Vous décrivez votre demande", "Nous convenons d'une date"],
      }),
      description: prose(
        "Description",
        "Une à trois phrases sous le titre de l'étape : qui fait quoi, et en combien de temps.",
        {
          maxLength: 320,
          examples: [
            "Nous vous rappelons ${delai-rappel} avec un devis à votre mesure.",
            "Vos identifiants ouvrent l'espace client : réservations, factures et messagerie.",
          ],
        },
      ),
    }),
    { minItems: 2, maxItems: 6 },
  ),
};
