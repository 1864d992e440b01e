import { exampleForm } from "@vitrine/forms/example-form";
import { QuoteFormView } from "@vitrine/forms/quote-form-view";
import { editing, type QuoteState, untouched } from "@vitrine/forms/quote-state";
import type { Form } from "@vitrine/schema/content/form";
import { withFileHints } from "@vitrine/schema/file-kinds";
import { buttonClass } from "../../components/button-link/button-link.tsx";
import { exampleThanks } from "../../examples/example-thanks.ts";
import { sectionExample } from "../../examples/section-example.tsx";

/** The form alone, in a state that follows a visitor's action. */
const inState = (state: Pick<QuoteState, "phase"> & Partial<QuoteState>, form = exampleForm) => (
  <QuoteFormView
    form={form}
    action="https://automate.example/quote"
    geocoder="https://data.geopf.fr/geocodage/search"
    privacyRoute="/politique-confidentialite"
    buttonClass={buttonClass}
    thankYouTitle={exampleThanks.title}
    state={{ ...untouched, ...state }}
  />
);
/** A form of the types that the other examples do not have. */
const otherTypes: Form = withFileHints({
  ...exampleForm,
  groups: [
    {
      legend: "Votre chantier",
      fields: [
        {
          type: "choice",
          name: "type",
          label: "Type de logement",
          required: true,
          options: [{ value: "Maison" }, { value: "Appartement" }],
        },
        {
          type: "number",
          name: "etage",
          label: "Étage",
          min: 0,
          max: 60,
          when: { field: "type", is: ["Appartement"] },
        },
        {
          type: "choices",
          name: "pieces",
          label: "Pièces concernées",
          required: true,
          options: [
            { value: "Cuisine" },
            { value: "Salle de bains" },
            { value: "Anticonstitutionnellement" },
          ],
        },
        { type: "date", name: "debut", label: "À partir du", half: true, required: true, min: "today" },
        { type: "number", name: "personnes", label: "Nombre d’habitants", half: true, min: 1 },
        { type: "textarea", name: "message", label: "Ce que nous devons savoir", hint: "Accès, horaires" },
        { type: "file", name: "photos", label: "Photos", accept: ["image", "pdf"], multiple: true },
        { type: "consent", name: "accord", label: "J’accepte d’être rappelé le samedi.", required: true },
        { type: "email", name: "email", label: "Email", required: true },
      ],
    },
  ],
});

const mistyped = {
  kind: "corrected",
  name: "email",
  typed: "zoe@gamil.con",
  address: "zoe@gmail.com",
  undo: "zoe@gamil.com",
} as const;

export const examples = {
  "le formulaire": sectionExample({
    type: "quote-form",
    title: "Votre devis, dans l'heure",
    form: exampleForm,
    thanks: exampleThanks,
    intro: "1 à 2 minutes suffisent. Nous vous rappelons du lundi au vendredi, de 8 h à 20 h.",
  }),
  "le formulaire et ce qui rassure": sectionExample({
    type: "quote-form",
    title: "Votre devis de nettoyage",
    form: exampleForm,
    thanks: exampleThanks,
    intro: "Dites-nous où sont vos locaux : comptez 1 à 2 minutes.",
    reassurance: {
      price: { figure: "20 €", text: "TTC de l'heure, assurance comprise." },
      next: "Et ensuite ?",
      promises: [
        { figure: "Dans l'heure", text: "Nous vous rappelons, aux heures de bureau." },
        {
          figure: "24 à 48 heures",
          text: "C'est le temps de mise en place, sous-sol et dix-sept étages compris.",
        },
      ],
      quote: { content: "Je n'ai pas eu à le redire.", author: "Claire D., office manager" },
    },
  }),
  "un titre et une introduction trop longs": sectionExample({
    type: "quote-form",
    title: "Anticonstitutionnellement vite : votre devis pour le 3e étage du 16e",
    form: exampleForm,
    thanks: exampleThanks,
    intro:
      "Hop & Net vous demande dix choses, pas une de plus : qui vous êtes, où vous êtes, combien de mètres carrés, combien de fois, combien de temps, et ce qu'il y a déjà dans le placard. Le reste se dit de vive voix, quand nous vous rappelons, et il n'y a pas de mauvaise réponse.",
  }),
  "des réponses à corriger": inState({
    phase: {
      ...editing,
      issues: [
        { code: "missing", names: ["nom", "nom_de_votre_entreprise", "surface_de_vos_locaux_en_m2"] },
        { code: "invalid-email", names: ["email"] },
        { code: "invalid-phone", names: ["telephone"] },
      ],
    },
  }),
  "des réponses dont une est corrigée": inState({
    phase: {
      ...editing,
      issues: [
        { code: "missing", names: ["nom", "nom_de_votre_entreprise"] },
        { code: "too-long", names: ["prenom"] },
      ],
      mended: ["nom"],
    },
  }),
  "les autres types de champs": inState({ phase: editing }, otherTypes),
  "les autres types de champs, à corriger": inState(
    {
      phase: {
        ...editing,
        issues: [
          { code: "missing", names: ["type", "pieces", "accord"] },
          { code: "bad-date", names: ["debut"], text: ["Date à corriger : ", ". Choisissez un jour."] },
          { code: "too-long", names: ["message"] },
        ],
      },
    },
    otherTypes,
  ),
  "une adresse corrigée": inState({ phase: editing, repair: mistyped }),
  "une correction annulée": inState({
    phase: editing,
    repair: { kind: "restored", name: "email", address: "zoe@gamil.con" },
  }),
  "l'envoi": inState({ phase: { name: "sending" } }),
  "une demande partie d'un autre onglet": inState({ phase: { name: "already-sent", isSame: true } }),
  "une autre demande partie d'un autre onglet": inState({ phase: { name: "already-sent", isSame: false } }),
  "l'échec": inState({ phase: { name: "failed" } }),
};
