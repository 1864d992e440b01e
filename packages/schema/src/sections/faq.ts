import { list, optional, prose, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";

export const faq = {
  title: text({
    title: "Titre",
    description: "En grand à côté des questions.",
    maxLength: 90,
    examples: ["Le prix, et le reste", "Questions de bureau"],
  }),
  items: list(
    strictObject(
      { title: "Question", description: "Une question, et la réponse qui s'ouvre quand on la touche." },
      {
        icon: optional(icon),
        question: text({
          title: "Question",
          description: "Telle que le client la poserait, avec son point d'interrogation.",
          maxLength: 140,
          examples: [
            "Combien coûte une heure d'entretien ?",
            "À quelle heure passez-vous dans les bureaux ?",
          ],
        }),
        answer: prose({
          title: "Réponse",
          description:
            "Deux ou trois phrases, la réponse dès la première. Lue aussi par les moteurs de recherche.",
          examples: [
            "${tarif-horaire} TTC, assurance comprise.",
            "Non. Le contrat se signe avec ou sans engagement, selon ce qui vous arrange.",
          ],
        }),
      },
    ),
    {
      title: "Questions",
      description: "Les plus fréquentes d'abord ; la première est ouverte à l'arrivée.",
      minItems: 2,
    },
  ),
};
