import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "trois clients": sectionExample({
    type: "client-testimonials",
    id: "temoignages-clients",
    title: "Ce qu'ils en disent entre deux passages",
    items: [
      {
        name: "Claire D.",
        role: "Office manager, agence d'architecture",
        duration: "Cliente depuis l'ouverture de l'agence",
        content:
          "Nos maquettes restent sur les tables. Depuis, Fatou nettoie autour, et je n'ai pas eu à le redire.",
      },
      {
        name: "Mathieu R.",
        role: "Gérant d'un restaurant du 11e",
        duration: "Client depuis la réfection de la salle",
        content: "Un passage de plus, un dimanche, au même prix. Je m'attendais à une ligne à part.",
      },
      {
        name: "Sophie L.",
        role: "Responsable administrative",
        duration: "Cliente depuis notre changement d'adresse",
        content: "Karim est venu se présenter. Nous nous saluons quand je pars tard.",
      },
    ],
  }),
  "un mot à côté d'une tirade": sectionExample({
    type: "client-testimonials",
    title: "Deux façons de le dire",
    items: [
      { name: "Ève N.", role: "Notaire", content: "Net." },
      {
        name: "Marie-Charlotte de Saint-Remy-en-Bouzemont d'Isson",
        role: "Directrice des moyens généraux et de l'environnement de travail",
        duration: "Cliente depuis le déménagement de la rue de Bretagne au 3e",
        content:
          "Avant, je ne savais pas qui entrait le soir. Karim est venu se présenter, il a demandé où ranger l'aspirateur et quelles armoires laisser de côté ; il a noté que la verrière du 2e étage se prend par le toit, que la plante du couloir n'aime pas l'eau du robinet et que la salle du conseil ne s'ouvre qu'avec la clé plate. Six mois plus tard, je n'ai rien eu à redire, et quand la verrière a été changée, c'est lui qui a prévenu le vitrier.",
      },
    ],
  }),
};
