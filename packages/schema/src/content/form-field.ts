import type { Static } from "typebox";
import {
  decimal,
  type Fields,
  flag,
  integer,
  list,
  oneOf,
  schemaOf,
  strictObject,
  text,
  textAsTyped,
  token,
  typeKey,
} from "../fields.ts";

/** A field's name on the wire, which is also the id of its element in the page. */
export const fieldName = (title: string, description: string) =>
  token(title, `${description} Minuscules sans accent, chiffres et tirets bas.`, {
    pattern: "^[a-z][a-z0-9_]*$",
    maxLength: 60,
    examples: ["prenom"],
  });

const option = strictObject("Choix", "Une réponse possible : la valeur envoyée, et ce que lit le visiteur.", {
  value: token("Valeur", "Ce que reçoit l'entreprise, à la lettre.", {
    maxLength: 120,
    examples: ["51 à 100 m2"],
  }),
  "label?": textAsTyped("Libellé", "Ce que lit le visiteur ; par défaut, la valeur.", {
    maxLength: 120,
    examples: ["51 à 100 m²", "Je ne sais pas encore"],
  }),
  "formerly?": list(
    "Anciennes valeurs",
    "Valeurs que ce choix a eues : un brouillon d'alors part avec celle d'aujourd'hui.",
    token("Ancienne valeur", "Envoyée comme la valeur.", { examples: ["5 fois"] }),
  ),
  "estimate?": strictObject("Estimation", "Ce que ce choix compte dans l'estimation.", {
    "amount?": decimal("Nombre", "Le facteur de ce choix : 1.5 pour une heure et demie.", {
      minimum: 0,
      examples: [1.5],
    }),
    "price?": text(
      "Tarif",
      "Le prix de ce choix. Alors tous les choix du champ ont le leur, et l'estimation n'en a pas d'autre.",
      { maxLength: 20, examples: ["${box-3}", "59 €"] },
    ),
    "text?": textAsTyped("Texte", "Le facteur tel que l'estimation l'écrit ; par défaut, le libellé.", {
      maxLength: 40,
      examples: ["2 passages", "1 h 30"],
    }),
    "atLeast?": flag("Au moins", "true si le nombre est un minimum : « Dès 100 € »."),
  }),
});

const options = list("Choix", "Les réponses possibles, dans l'ordre de la page.", option, { maxItems: 40 });

const condition = strictObject(
  "Condition",
  "Le champ n'est demandé que si un champ plus haut a l'une de ces valeurs.",
  {
    field: fieldName("Champ", "Le nom d'un champ plus haut, de type choice, choices ou consent."),
    is: list(
      "Valeurs",
      "Une seule de ces valeurs suffit.",
      token("Valeur", 'Une valeur de ce champ ; "oui" pour un accord.', { examples: ["appartement"] }),
      { maxItems: 20 },
    ),
  },
);

const shared = {
  name: fieldName("Nom", "Le nom du champ dans la demande envoyée."),
  label: textAsTyped("Libellé", "La question, au-dessus du champ ; les messages d'erreur la citent.", {
    maxLength: 120,
    examples: ["Prénom", "Adresse de vos locaux"],
  }),
  "required?": flag("Obligatoire", "true si la demande ne part pas sans réponse."),
  "hint?": text("Aide", "Sous le libellé : la forme attendue, un exemple.", {
    maxLength: 160,
    examples: ["Par exemple : prenom@entreprise.fr", "Numéro, rue, code postal et ville"],
  }),
  "when?": condition,
};

/** Autofill field names for which a business asks (HTML standard, "Autofill"). */
// oxfmt-ignore
const AUTOFILL_TOKENS = [
  "name", "honorific-prefix", "given-name", "family-name", "organization", "organization-title",
  "street-address", "address-line1", "address-line2", "address-level2", "postal-code", "country-name",
  "email", "tel", "url",
] as const;

const autocomplete = oneOf(
  "Saisie automatique",
  "Ce que le navigateur propose de remplir (HTML, « autofill field name »).",
  AUTOFILL_TOKENS,
);

const half = flag(
  "Demi-largeur",
  "true pour deux champs de suite sur une même ligne, s'ils ont la même condition ou aucune.",
);

const maxLength = (limit: number) =>
  integer("Longueur", `Nombre de caractères au plus ; par défaut, ${limit}.`, {
    minimum: 1,
    maximum: 5000,
    examples: [80],
  });

const day = (title: string, description: string) =>
  token(
    title,
    `${description} Année, mois, jour, entre guillemets ; ou today, le jour de la demande, today+2 deux jours après, today-15y quinze ans avant.`,
    {
      format: "day",
      pattern: "^(?:today(?:\\+\\d{1,3}|-\\d{1,3}y)?|\\d{4}-\\d{2}-\\d{2})$",
      examples: ["2026-09-01", "today", "today+2", "today-15y"],
    },
  );

const count = (title: string, description: string) => integer(title, description, { examples: [10] });

/** Every type of field, with the keys that it has besides those that all have. */
export const fieldSchemas = {
  text: field("text", "Texte court", "Une ligne de texte.", {
    "autocomplete?": autocomplete,
    "half?": half,
    "maxLength?": maxLength(250),
  }),
  email: field("email", "E-mail", "Une adresse e-mail ; une faute connue y est corrigée.", {
    "autocomplete?": autocomplete,
    "half?": half,
  }),
  tel: field("tel", "Téléphone", "Un numéro de téléphone, de 10 à 14 caractères.", {
    "autocomplete?": autocomplete,
    "half?": half,
  }),
  textarea: field("textarea", "Texte long", "Plusieurs lignes de texte.", { "maxLength?": maxLength(2000) }),
  number: field("number", "Nombre", "Un nombre entier.", {
    "half?": half,
    "min?": count("Minimum", "Le plus petit nombre possible."),
    "max?": count("Maximum", "Le plus grand nombre possible."),
  }),
  date: field("date", "Date", "Un jour du calendrier.", {
    "half?": half,
    "min?": day("Premier jour", "Le premier jour possible."),
    "max?": day("Dernier jour", "Le dernier jour possible."),
  }),
  address: field("address", "Adresse", "Une adresse postale, avec des suggestions.", {
    "autocomplete?": autocomplete,
    "maxLength?": maxLength(250),
  }),
  choice: field("choice", "Un choix", "Une réponse parmi quelques-unes.", { options }),
  choices: field("choices", "Plusieurs choix", "Autant de réponses que l'on veut.", { options }),
  file: field("file", "Fichiers", "Des fichiers joints ; leur limite se lit avant le choix.", {
    accept: list(
      "Genres acceptés",
      "Les genres de fichiers acceptés.",
      oneOf("Genre", "image (photo, dessin) ou pdf.", ["image", "pdf"]),
      { uniqueItems: true },
    ),
    "multiple?": flag("Plusieurs", "true si plusieurs fichiers vont."),
  }),
  consent: field("consent", "Accord", "Une case à cocher : le libellé est la phrase approuvée.", {}),
};

export type FieldType = keyof typeof fieldSchemas;

/** A field of the form as its author wrote it. */
export type FormField<T extends FieldType = FieldType> = {
  [K in T]: Static<(typeof fieldSchemas)[K]>;
}[T];

export const anyField = schemaOf<FormField>({
  type: "object",
  title: "Champ",
  description: "Une question du formulaire. Son type décide des clés qu'elle peut avoir.",
  discriminator: { propertyName: "type" },
  oneOf: Object.values(fieldSchemas),
});

export type FormOption = FormField<"choice">["options"][number];

function field<const Name extends string, const Own extends Fields>(
  name: Name,
  title: string,
  description: string,
  own: Own,
) {
  const type = typeKey("Type de champ", name, `${title}. ${description}`);
  return strictObject(title, description, { type, ...shared, ...own });
}
