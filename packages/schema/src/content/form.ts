import type { Static, TProperties } from "typebox";
import {
  type FieldOptions,
  flag,
  list,
  oneOf,
  optional,
  strictObject,
  text,
  textAsTyped,
  token,
} from "../fields.ts";
import { Type } from "../type-builder.ts";
import { autofillTokens } from "./autofill-tokens.data.ts";

/** A field's name on the wire, which is also the id of its element in the page. */
const fieldName = (title: string, description: string) =>
  token({
    title,
    description: `${description} Minuscules sans accent, chiffres et tirets bas.`,
    pattern: "^[a-z][a-z0-9_]*$",
    maxLength: 60,
    examples: ["prenom"],
  });

const option = strictObject(
  { title: "Choix", description: "Une réponse possible : la valeur envoyée, et ce que lit le visiteur." },
  {
    value: token({
      title: "Valeur",
      description: "Ce que reçoit l'entreprise, à la lettre.",
      maxLength: 120,
      examples: ["51 à 100 m2"],
    }),
    label: optional(
      textAsTyped({
        title: "Libellé",
        description: "Ce que lit le visiteur ; par défaut, la valeur.",
        maxLength: 120,
        examples: ["51 à 100 m²", "Je ne sais pas encore"],
      }),
    ),
    formerly: optional(
      list(
        token({ title: "Ancienne valeur", description: "Envoyée comme la valeur.", examples: ["5 fois"] }),
        {
          title: "Anciennes valeurs",
          description: "Valeurs que ce choix a eues : un brouillon d'alors part avec celle d'aujourd'hui.",
        },
      ),
    ),
    estimate: optional(
      strictObject(
        { title: "Estimation", description: "Ce que ce choix compte dans l'estimation." },
        {
          amount: Type.Number({
            title: "Nombre",
            description: "Le facteur de ce choix : 1.5 pour une heure et demie.",
            minimum: 0,
            examples: [1.5],
          }),
          text: optional(
            textAsTyped({
              title: "Texte",
              description: "Le facteur tel que l'estimation l'écrit ; par défaut, le libellé.",
              maxLength: 40,
              examples: ["2 passages", "1 h 30"],
            }),
          ),
          atLeast: optional(
            flag({ title: "Au moins", description: "true si le nombre est un minimum : « Dès 100 € »." }),
          ),
        },
      ),
    ),
  },
);

const options = list(option, {
  title: "Choix",
  description: "Les réponses possibles, dans l'ordre de la page.",
  maxItems: 40,
});

const shared = {
  name: fieldName("Nom", "Le nom du champ dans la demande envoyée."),
  label: textAsTyped({
    title: "Libellé",
    description: "La question, au-dessus du champ ; les messages d'erreur la citent.",
    maxLength: 120,
    examples: ["Prénom", "Adresse de vos locaux"],
  }),
  required: optional(
    flag({ title: "Obligatoire", description: "true si la demande ne part pas sans réponse." }),
  ),
  hint: optional(
    text({
      title: "Aide",
      description: "Sous le libellé : la forme attendue, un exemple.",
      maxLength: 160,
      examples: ["Par exemple : prenom@entreprise.fr", "Numéro, rue, code postal et ville"],
    }),
  ),
};

const autocomplete = optional(
  oneOf(autofillTokens, {
    title: "Saisie automatique",
    description: "Ce que le navigateur propose de remplir (HTML, « autofill field name »).",
  }),
);

const half = optional(
  flag({ title: "Demi-largeur", description: "true pour deux champs de suite sur une même ligne." }),
);

const maxLength = (limit: number) =>
  optional(
    Type.Integer({
      title: "Longueur",
      description: `Nombre de caractères au plus ; par défaut, ${limit}.`,
      minimum: 1,
      maximum: 5000,
      examples: [80],
    }),
  );

const day = (title: string, description: string) =>
  optional(
    token({
      title,
      description: `${description} Année, mois, jour, entre guillemets ; ou today, le jour de la demande.`,
      pattern: "^(?:today|\\d{4}-\\d{2}-\\d{2})$",
      examples: ["2026-09-01", "today"],
    }),
  );

const count = (title: string, description: string) =>
  optional(Type.Integer({ title, description, examples: [10] }));

/** Every type of field, with the keys that it has besides those that all have. */
export const fieldSchemas = {
  text: field("text", "Texte court", "Une ligne de texte.", {
    autocomplete,
    half,
    maxLength: maxLength(250),
  }),
  email: field("email", "E-mail", "Une adresse e-mail ; une faute connue y est corrigée.", {
    autocomplete,
    half,
  }),
  tel: field("tel", "Téléphone", "Un numéro de téléphone, de 10 à 14 caractères.", { autocomplete, half }),
  textarea: field("textarea", "Texte long", "Plusieurs lignes de texte.", { maxLength: maxLength(2000) }),
  number: field("number", "Nombre", "Un nombre entier.", {
    half,
    min: count("Minimum", "Le plus petit nombre possible."),
    max: count("Maximum", "Le plus grand nombre possible."),
  }),
  date: field("date", "Date", "Un jour du calendrier.", {
    autocomplete,
    half,
    min: day("Premier jour", "Le premier jour possible."),
    max: day("Dernier jour", "Le dernier jour possible."),
  }),
  address: field("address", "Adresse", "Une adresse postale, avec des suggestions.", {
    autocomplete,
    maxLength: maxLength(250),
  }),
  choice: field("choice", "Un choix", "Une réponse parmi quelques-unes.", { options }),
  choices: field("choices", "Plusieurs choix", "Autant de réponses que l'on veut.", { options }),
  consent: field("consent", "Accord", "Une case à cocher : le libellé est la phrase approuvée.", {}),
};

export type FieldType = keyof typeof fieldSchemas;

/** A field of the form as its author wrote it. */
export type FormField<T extends FieldType = FieldType> = {
  [K in T]: Static<(typeof fieldSchemas)[K]>;
}[T];

const anyField = Type.Unsafe<FormField>({
  type: "object",
  title: "Champ",
  description: "Une question du formulaire. Son type décide des clés qu'elle peut avoir.",
  discriminator: { propertyName: "type" },
  oneOf: Object.values(fieldSchemas),
});

const estimate = strictObject(
  {
    title: "Estimation",
    description: "Un prix que le formulaire calcule : le tarif, multiplié par les réponses à quelques choix.",
  },
  {
    title: text({
      title: "Titre",
      description: "À la place de la somme, tant qu'il manque une réponse.",
      maxLength: 60,
      examples: ["Votre semaine, en chiffres", "Votre prix"],
    }),
    price: text({
      title: "Tarif",
      description: "Le prix d'une unité, par un fait.",
      maxLength: 20,
      examples: ["${tarif-horaire}", "45 €"],
    }),
    tax: optional(
      text({
        title: "Taxe",
        description: "Derrière le tarif.",
        maxLength: 10,
        examples: ["TTC", "HT"],
      }),
    ),
    period: text({
      title: "Période",
      description: "Derrière la somme.",
      maxLength: 40,
      examples: ["par semaine", "pour le forfait"],
    }),
    factors: list(
      strictObject(
        { title: "Facteur", description: "Un champ de type choice, dont chaque choix a une estimation." },
        {
          field: fieldName("Champ", "Le nom du champ."),
          open: text({
            title: "Sans réponse",
            description: "Le facteur, tant qu'il manque.",
            maxLength: 60,
            examples: ["nombre d'interventions", "durée"],
          }),
        },
      ),
      { title: "Facteurs", description: "Dans l'ordre où ils s'écrivent.", maxItems: 4 },
    ),
  },
);

/** The form that visitors fill in to be called back. */
export const form = strictObject(
  {
    title: "Formulaire",
    description: "Les questions de la page de demande, dans leur ordre, et le bouton qui les envoie.",
  },
  {
    groups: list(
      strictObject(
        { title: "Groupe", description: "Quelques champs sous un titre." },
        {
          legend: text({
            title: "Titre",
            description: "Au-dessus des champs du groupe.",
            maxLength: 60,
            examples: ["Vos coordonnées", "Votre projet"],
          }),
          fields: list(anyField, { title: "Champs", description: "Dans l'ordre de la page.", maxItems: 30 }),
        },
      ),
      { title: "Groupes", description: "Dans l'ordre de la page.", maxItems: 10 },
    ),
    estimate: optional(estimate),
    privacy: strictObject(
      { title: "Données", description: "Sous les champs : ce que deviennent les réponses." },
      {
        text: text({
          title: "Phrase",
          description: "À quoi servent les réponses.",
          maxLength: 200,
          examples: [
            "Vos réponses servent à établir votre devis, et à rien d'autre.",
            "Nous gardons vos réponses douze mois.",
          ],
        }),
        link: text({
          title: "Lien",
          description: "Vers la page de site.yaml sur les données personnelles.",
          maxLength: 80,
          examples: ["Lire la politique de confidentialité", "Vos données"],
        }),
      },
    ),
    button: text({
      title: "Bouton",
      description: "Envoie la demande.",
      maxLength: 40,
      examples: ["Recevoir mon devis", "Envoyer ma demande"],
    }),
  },
);

export type Form = Static<typeof form>;
export type FormOption = FormField<"choice">["options"][number];

function field<const Name extends string, Own extends TProperties>(
  name: Name,
  title: FieldOptions["title"],
  description: FieldOptions["description"],
  own: Own,
) {
  const type = Type.Literal(name, { title: "Type de champ", description: `${title}. ${description}` });
  return strictObject({ title, description }, { type, ...shared, ...own });
}
