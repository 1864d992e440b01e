import { list, strictObject, text } from "../fields.ts";
import { fictional } from "./fictional.ts";

const title = text({ title: "Titre", maxLength: 90 });

/** Spec section 3: name, role, duration of the relationship, content. */
export const clientTestimonials = {
  title,
  fictional,
  items: list(
    strictObject(
      { title: "Témoignage de client" },
      {
        name: text({ title: "Nom", maxLength: 60 }),
        role: text({ title: "Fonction", maxLength: 80 }),
        duration: text({ title: "Ancienneté de la relation", maxLength: 60 }),
        content: text({ title: "Témoignage", maxLength: 600 }),
      },
    ),
    { title: "Témoignages", minItems: 2, maxItems: 6 },
  ),
};

/** Spec section 3: first name, duration with the company, content. */
export const cleanerTestimonials = {
  title,
  fictional,
  items: list(
    strictObject(
      { title: "Témoignage d'un Hoper" },
      {
        firstName: text({ title: "Prénom", maxLength: 40 }),
        duration: text({ title: "Ancienneté", maxLength: 60 }),
        content: text({ title: "Témoignage", maxLength: 600 }),
      },
    ),
    { title: "Témoignages", minItems: 2, maxItems: 6 },
  ),
};
