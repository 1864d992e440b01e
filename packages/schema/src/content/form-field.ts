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
export const fieldName = (title: string, description: string) =>
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

const condition = strictObject(
  {
    title: "Condition",
    description: "Le champ n'est demandé que si un champ plus haut a l'une de ces valeurs.",
  },
  {
    field: fieldName("Champ", "Le nom d'un champ plus haut, de type choice, choices ou consent."),
    is: list(
      token({
        title: "Valeur",
        description: 'Une valeur de ce champ ; "oui" pour un accord.',
        examples: ["appartement"],
      }),
      { title: "Valeurs", description: "Une seule de ces valeurs suffit.", maxItems: 20 },
    ),
  },
);

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
  when: optional(condition),
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
  file: field("file", "Fichiers", "Des fichiers joints ; leur limite se lit avant le choix.", {
    accept: list(
      oneOf(["image", "pdf"], {
        title: "Genre",
        description: "image (photo, dessin) ou pdf.",
      }),
      { title: "Genres acceptés", description: "Les genres de fichiers acceptés.", uniqueItems: true },
    ),
    multiple: optional(flag({ title: "Plusieurs", description: "true si plusieurs fichiers vont." })),
  }),
  consent: field("consent", "Accord", "Une case à cocher : le libellé est la phrase approuvée.", {}),
};

export type FieldType = keyof typeof fieldSchemas;

/** A field of the form as its author wrote it. */
export type FormField<T extends FieldType = FieldType> = {
  [K in T]: Static<(typeof fieldSchemas)[K]>;
}[T];

export const anyField = Type.Unsafe<FormField>({
  type: "object",
  title: "Champ",
  description: "Une question du formulaire. Son type décide des clés qu'elle peut avoir.",
  discriminator: { propertyName: "type" },
  oneOf: Object.values(fieldSchemas),
});

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
