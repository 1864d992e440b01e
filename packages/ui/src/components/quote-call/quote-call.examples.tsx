import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec le bouton du site": sectionExample({
    type: "quote-call",
    title: "Dites-nous où, et à quelle heure",
    text: "La demande prend 1 à 2 minutes et le devis est gratuit. Nous vous rappelons dans l'heure.",
  }),
  "avec son propre bouton": sectionExample({
    type: "quote-call",
    title: "Un cabinet à Paris 3e ?",
    text: "Le premier passage a lieu sous 24 à 48 heures.",
    button: "Chiffrer mon cabinet",
  }),
  "avec sa propre image": sectionExample({
    type: "quote-call",
    title: "Parlons de vos bureaux",
    text: "Une surface, une fréquence, une durée : la demande prend 1 à 2 minutes.",
    picture: examplePictures.office,
  }),
  "avec une photo": sectionExample({
    type: "quote-call",
    title: "Un dimanche à fêter, en famille ?",
    text: "Dites-nous quoi, combien et pour quel jour.",
    picture: { ...examplePictures.office, framed: true },
  }),
  "un titre et un texte trop longs": sectionExample({
    type: "quote-call",
    title: "Hop & Net nettoie anticonstitutionnellement bien, du 1er au 20e, et même au-delà",
    text: "Surface, fréquence, durée, matériel : quatre questions suffisent. Nous vous rappelons dans l'heure avec un devis à votre mesure, que vous relisez à votre rythme. Le contrat se signe avec ou sans engagement, et un passage qui tombe mal s'annule sans frais, même la veille, même un dimanche, même en août.",
    button: "Je demande un devis pour nos 17 adresses",
  }),
};
