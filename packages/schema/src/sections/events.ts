import { flag, list, prose, strictObject, text } from "../fields.ts";
import { day, time } from "../content/page-fields.ts";
import { fictional, sectionIntro, sectionTitle } from "../content/section-fields.ts";

/** Courses, markets, open days, each with its date. Past ones are not shown. */
export const events = {
  title: sectionTitle("En grand au-dessus des dates.", ["Les prochains stages", "Nos ateliers"]),
  "intro?": sectionIntro("Une ou deux phrases sous le titre : ce qui vaut pour toutes les dates.", [
    "Six élèves au plus, et le café est offert.",
    "Sur inscription ; le matériel est fourni.",
  ]),
  "fictional?": fictional,
  items: list(
    "Dates",
    "Dans n'importe quel ordre : la page les range par date, et retire celles qui sont passées si le site est publié chaque jour.",
    strictObject(
      "Date",
      "Ce qui a lieu un jour, ou plusieurs de suite.",
      {
        name: text("Nom", "Ce qui a lieu ; aussi dit aux moteurs de recherche.", {
          maxLength: 80,
          examples: ["Stage de code intensif", "Atelier couronnes de l'Avent"],
        }),
        from: day(
          "Jour",
          "Le jour, ou le premier de plusieurs ; la page écrit le nom du jour.",
          "2027-12-04",
        ),
        "to?": day("Dernier jour", "Le dernier de plusieurs jours, compris.", "2027-12-05"),
        "opens?": time("Début", "10:00"),
        "closes?": time("Fin", "16:00"),
        "place?": text("Lieu", "Où, si ce n'est pas à l'adresse de l'entreprise.", {
          maxLength: 80,
          examples: ["Marché des Lices, Rennes", "Salle Paul-Fort, 9 rue Basse-Porte, Nantes"],
        }),
        "text?": prose("Précision", "Une ou deux phrases ; un lien peut mener à l'inscription.", {
          maxLength: 240,
          examples: [
            "Pour débutants. [Réserver une place](/inscription)",
            "Apportez un tablier ; chacun repart avec la sienne.",
          ],
        }),
        "price?": text("Prix", "Au bout de la ligne ; le montant qu'un texte cite aussi vient d'un fait.", {
          maxLength: 30,
          examples: ["180 €", "${stage-code}", "entrée libre"],
        }),
        "full?": flag("Complet", "true s'il ne reste pas de place : « Complet » remplace le prix."),
      },
      { dependencies: { closes: ["opens"] } },
    ),
    { maxItems: 40 },
  ),
  none: text("Sans date", "Ce qui se lit tant qu'aucune date n'est à venir.", {
    maxLength: 160,
    examples: ["Les dates du printemps paraissent en février.", "Pas de stage prévu pour l'instant."],
  }),
};
