import { list, prose, strictObject, text } from "../fields.ts";
import { unseenIcon } from "../content/icon.ts";
import { sectionTitle } from "../content/section-fields.ts";

export const faq = {
  title: sectionTitle("En grand à côté des questions.", ["Le prix, et le reste", "Questions de bureau"]),
  items: list(
    "Questions",
    "Les plus fréquentes d'abord ; sur un grand écran, la première se lit en plus grand.",
    strictObject("Question", "Une question, et la réponse qui s'ouvre quand on la touche.", {
      "icon?": unseenIcon,
      question: text("Question", "Telle que le client la poserait, avec son point d'interrogation.", {
        maxLength: 140,
        examples: ["Combien coûte un dépannage ?", "Combien d'heures de conduite faut-il ?"],
      }),
      answer: prose(
        "Réponse",
        "Deux ou trois phrases, la réponse dès la première. Lue aussi par les moteurs de recherche.",
        {
          examples: [
            "${tarif-horaire} TTC, assurance comprise.",
            "Non. Le contrat se signe avec ou sans engagement, selon ce qui vous arrange.",
          ],
        },
      ),
    }),
    { minItems: 2 },
  ),
};
