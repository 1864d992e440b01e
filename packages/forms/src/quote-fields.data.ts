/**
 * A text field of the quote form: its name in the post, its label in messages, and hints for the browser's
 * autofill.
 */
export interface TextQuestion {
  readonly kind: "text";
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "tel";
  /** The browser's autofill token (WCAG 2.2, 1.3.5). */
  readonly autoComplete: string;
  readonly autoCapitalize?: "words";
  readonly hint?: string;
  readonly pattern?: string;
  /** The longest answer in characters. A pattern may limit it instead. */
  readonly maxLength?: number;
}

export interface ChoiceQuestion {
  readonly kind: "choice";
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Values are the spec's text. The displayed labels may be typeset. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export type QuoteField = TextQuestion | ChoiceQuestion;

/** The phone rule of spec section 5: 10 to 14 among digits, space, +, parentheses, dot, hyphen; 8 of them digits. */
export const PHONE_PATTERN = "(?=(?:[^0-9]*[0-9]){8})[0-9 +\\(\\)\\.\\-]{10,14}";
/** The e-mail rule of spec section 5: no spaces, one @, a last label of 2 to 24 letters. */
export const EMAIL_PATTERN = "[^\\s@]+@[^\\s@]+\\.[a-zA-Z]{2,24}";
/** The longest address that mail servers take (RFC 5321, section 4.5.3.1.3, as corrected by RFC 3696's erratum 1690). */
const LONGEST_EMAIL = 254;

/** The ten required fields, in the order of spec section 5's list of labels. */
export const quoteFields = {
  prenom: {
    kind: "text",
    name: "prenom",
    label: "Prénom",
    type: "text",
    autoComplete: "given-name",
    autoCapitalize: "words",
    maxLength: 80,
  },
  nom: {
    kind: "text",
    name: "nom",
    label: "Nom",
    type: "text",
    autoComplete: "family-name",
    autoCapitalize: "words",
    maxLength: 80,
  },
  email: {
    kind: "text",
    name: "email",
    label: "Email",
    type: "email",
    autoComplete: "email",
    hint: "Par exemple\u00A0: prenom@entreprise.fr",
    pattern: `(?=.{0,${LONGEST_EMAIL}}$)${EMAIL_PATTERN}`,
    maxLength: LONGEST_EMAIL,
  },
  telephone: {
    kind: "text",
    name: "telephone",
    label: "Téléphone",
    type: "tel",
    autoComplete: "tel",
    hint: "Par exemple\u00A0: 06\u00A039\u00A098\u00A012\u00A034",
    pattern: PHONE_PATTERN,
  },
  entreprise: {
    kind: "text",
    name: "nom_de_votre_entreprise",
    label: "Nom de l'entreprise",
    type: "text",
    autoComplete: "organization",
    maxLength: 120,
  },
  adresse: {
    kind: "text",
    name: "adresse_de_vos_locaux",
    label: "Adresse de vos locaux",
    type: "text",
    autoComplete: "address-line1",
    hint: "Numéro, rue, code postal et ville",
    maxLength: 250,
  },
  surface: {
    kind: "choice",
    name: "surface_de_vos_locaux_en_m2",
    label: "Surface de vos locaux",
    choices: [
      { value: "0 à 50 m2", label: "0 à 50 m²" },
      { value: "51 à 100 m2", label: "51 à 100 m²" },
      { value: "101 à 150 m2", label: "101 à 150 m²" },
      { value: "151 à 200 m2", label: "151 à 200 m²" },
      { value: "201 à 250 m2", label: "201 à 250 m²" },
      { value: "250 m2 ou +", label: "250 m² ou +" },
    ],
  },
  interventions: {
    kind: "choice",
    name: "nombre_interventions_par_semaine",
    label: "Nombre d'interventions / semaine",
    choices: [
      { value: "1", label: "1" },
      { value: "2", label: "2" },
      { value: "3", label: "3" },
      { value: "4", label: "4" },
      { value: "5 fois par semaine ou +", label: "5 fois par semaine ou +" },
    ],
  },
  duree: {
    kind: "choice",
    name: "duree_souhaitee_par_intervention",
    label: "Durée souhaitée par intervention",
    choices: ["1h30", "2h00", "2h30", "3h00", "3h30", "4h00", "4h30", "5h00"].map((value) => ({
      value,
      label: value.replace("h00", "\u202Fh").replace("h30", "\u202Fh\u202F30"),
    })),
  },
  materiel: {
    kind: "choice",
    name: "possedez_vous_le_materiel_et_les_produits",
    label: "Matériel & Produits",
    hint: "Ce que vous avez déjà sur place",
    choices: [
      {
        value: "Oui, aspirateur, serpillière et produits",
        label: "Oui, aspirateur, serpillière et produits",
      },
      { value: "Uniquement le matériel", label: "Uniquement le matériel" },
      { value: "Uniquement les produits", label: "Uniquement les produits" },
      { value: "Ni matériel ni produits", label: "Ni matériel ni produits" },
    ],
  },
} as const satisfies Record<string, QuoteField>;

/** The hidden attribution fields of spec section 3, empty until a visit fills them in. */
export const attributionFields = [
  "gclid",
  "wbraid",
  "gbraid",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "first_touch_ts",
] as const;
