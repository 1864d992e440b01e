import type { Section } from "@vitrine/schema/sections";

/** Texts of the examples' quote form after it was sent. */
export const exampleThanks: Section<"quote-form">["thanks"] = {
  title: "Merci, votre demande est envoyée",
  reply: { sent: "Notre réponse part à l'adresse", wrong: "Une faute de frappe ? Appelez-nous au" },
  next: "Maintenant quelles sont les prochaines étapes ?",
  steps: [
    {
      icon: "file-text",
      title: "Je fais ma simulation",
      description: "Hop & Net m'appelle sous une heure avec un devis.",
    },
    { icon: "check", title: "Je signe le contrat", description: "Avec ou sans engagement." },
    { icon: "key", title: "Je reçois mes identifiants", description: "Ils ouvrent mon espace en ligne." },
    { icon: "users", title: "Je rencontre mon Hoper", description: "Il m'est présenté sous 24 heures." },
  ],
  prepare: {
    title: "Avant notre appel, notez",
    items: ["La façon d'entrer : clés, badge ou code.", "Les heures où nous ne gênons pas."],
  },
  sectors: "En attendant, lisez la page de votre secteur",
};
