import { type ReactNode, useId } from "react";
import { attributionFields, type QuoteField, quoteFields } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";

interface QuoteFormProps {
  /** The webhook that takes the request. */
  readonly action: string;
  /** Where the visitor reads what becomes of the answers. */
  readonly privacyRoute: string;
  /** How the site's buttons look. */
  readonly buttonClass: string | undefined;
}

const { prenom, nom, email, telephone, entreprise, adresse, surface, interventions, duree, materiel } =
  quoteFields;

/** The quote request: a plain multipart form that posts to the webhook and works without JavaScript. */
export function QuoteForm({ action, privacyRoute, buttonClass }: QuoteFormProps) {
  return (
    <form
      className={styles["root"]}
      action={action}
      method="post"
      encType="multipart/form-data"
      acceptCharset="utf-8"
    >
      <p className={styles["rule"]}>Tous les champs sont obligatoires.</p>
      <Group legend="Vos coordonnées">
        <div className={styles["pair"]}>
          <Text field={prenom} />
          <Text field={nom} />
        </div>
        <Text field={entreprise} />
        <div className={styles["pair"]}>
          <Text field={email} />
          <Text field={telephone} />
        </div>
      </Group>
      <Group legend="Vos locaux">
        <Text field={adresse} />
        <Choices field={surface} />
        <Choices field={interventions} />
        <Choices field={duree} />
        <Choices field={materiel} />
      </Group>
      {attributionFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <p className={styles["privacy"]}>
        Vos réponses servent à établir votre devis, et à rien d’autre.{" "}
        <a href={privacyRoute}>Ce que nous en faisons</a>
      </p>
      <button className={buttonClass} type="submit">
        Recevoir mon devis
      </button>
    </form>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Text({ field }: { readonly field: Extract<QuoteField, { kind: "text" }> }) {
  const id = useId();
  const { name, label, type, autoComplete, hint, pattern } = field;
  return (
    <div>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className={styles["input"]}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        pattern={pattern}
        title={pattern === undefined ? undefined : hint}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        required
      />
    </div>
  );
}

function Choices({ field }: { readonly field: Extract<QuoteField, { kind: "choice" }> }) {
  const { name, label: question, choices } = field;
  return (
    <fieldset>
      <legend className={styles["label"]}>{question}</legend>
      <div className={styles["choices"]}>
        {choices.map(({ value, label }) => (
          <label className={styles["choice"]} key={value}>
            <input className={styles["radio"]} type="radio" name={name} value={value} required />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
