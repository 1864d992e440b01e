import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec et sans page à soi": sectionExample({
    type: "services",
    title: "Ce que nous faisons",
    intro: "Chaque semaine, ou une fois.",
    items: [
      { icon: "sparkles", title: "Nettoyage régulier", text: "À l'heure que vous choisissez." },
      {
        icon: "droplets",
        title: "Vitres et vitrines",
        text: "Dedans, dehors, jusqu'au 2e étage.",
        route: "/services/nettoyage-de-vitres",
      },
      { icon: "building", title: "Fin de chantier", text: "La poussière de plâtre est la plus fine." },
    ],
  }),
  "à côté d'une image, repliées": sectionExample({
    type: "services",
    title: "Pièce par pièce",
    folded: true,
    picture: examplePictures.desk,
    items: [
      { title: "Les tables", text: "Une table couverte de papiers est contournée." },
      { title: "La cuisine et le coin café", text: "Évier, plan de travail, façade du four." },
      { title: "L'entrée", text: "Le paillasson, puis l'interphone." },
    ],
  }),
  "deux prestations, dont une bavarde": sectionExample({
    type: "services",
    title: "Et le reste",
    items: [
      { icon: "moon", title: "Urgences", text: "24 h/24." },
      {
        icon: "calendar",
        title: "Nettoyage événementiel d'anticonstitutionnelle ampleur",
        text: "Avant, pendant et après : les vestiaires, les verres renversés, les cartons du traiteur, les confettis qui restent trois semaines dans les fentes du parquet si on ne les prend pas à la brosse douce dès le premier soir.",
        route: "/nettoyage-professionnel",
      },
    ],
  }),
};
