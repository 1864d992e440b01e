import { list, prose, strictObject, text } from "../fields.ts";
import { sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** A list of prices. A second column is for a second price, such as the one after a tax credit. */
export const prices = {
  title: sectionTitle("En grand au-dessus des prix.", ["La carte", "Nos tarifs"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce que les prix comprennent.", [
    "Tous les prix sont TTC, déplacement compris.",
    "Les gâteaux se commandent la veille.",
  ]),
  "priceHeading?": text(
    "En-tête des prix",
    "Au-dessus des prix ; utile surtout s'il y en a deux par ligne.",
    { maxLength: 40, examples: ["Prix TTC", "À emporter"] },
  ),
  "otherHeading?": text("En-tête des seconds prix", "Au-dessus de la seconde colonne, s'il y en a une.", {
    maxLength: 40,
    examples: ["Après crédit d'impôt", "Sur place"],
  }),
  items: list(
    "Lignes",
    "Dans l'ordre où elles se lisent.",
    strictObject("Ligne", "Un produit ou une prestation, et son prix.", {
      label: text("Libellé", "Ce que l'on achète, en tête de la ligne.", {
        maxLength: 80,
        examples: ["Kougelhopf pour huit", "Une heure en semaine"],
      }),
      "text?": prose("Précision", "Une phrase sous le libellé, en petit.", {
        maxLength: 200,
        examples: ["Aux raisins et aux amandes.", "Deux heures au moins."],
      }),
      price: text("Prix", "Au bout de la ligne ; le montant qu'un texte cite aussi vient d'un fait.", {
        maxLength: 30,
        examples: ["19 €", "${kougelhopf}", "sur devis"],
      }),
      "other?": text("Second prix", "Dans la seconde colonne.", {
        maxLength: 30,
        examples: ["${tarif-net}", "sur devis"],
      }),
    }),
    { maxItems: 40 },
  ),
  "note?": prose("Note", "En petit sous les prix : leur date, ce qui les change.", {
    maxLength: 240,
    examples: ["Prix TTC, valables depuis janvier.", "Crédit d'impôt de 50 %, sous conditions."],
  }),
};
