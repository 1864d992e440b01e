import { type ReactNode, useEffect, useRef } from "react";
import { AddressField } from "./address-field/address-field.tsx";
import { AlreadySent } from "./already-sent.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { EmailRepairNotice } from "./email-repair-notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldFault } from "./field-error.tsx";
import { ANSWERS_ATTRIBUTE } from "./page-form.ts";
import { attributionFields, quoteFields } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";
import { QuoteSlip } from "./quote-slip.tsx";
import { editing, type QuoteState } from "./quote-state.ts";
import type { QuoteFieldName } from "./quote-values.ts";
import { fieldMessage } from "./rules/issue-message.ts";
import { NETWORK_ERROR } from "./rules/messages.data.ts";
import { TextField } from "./text-field.tsx";

export interface QuoteFormProps {
  /** The webhook that takes the request. */
  readonly action: string;
  /** A second webhook, for requests that the first does not take. */
  readonly fallback?: string | undefined;
  /** The geocoder that suggests addresses. */
  readonly geocoder: string;
  /** The route of the privacy page, which explains how the answers are used. */
  readonly privacyRoute: string;
  /** The price of an hour in euros, "20 €", for the slip above the button; without it there is none. */
  readonly price?: string | undefined;
  /** The class of the site's buttons. */
  readonly buttonClass: string | undefined;
  /** The document's title while the thank-you view shows. */
  readonly thankYouTitle: string;
}

interface QuoteFormViewProps extends QuoteFormProps {
  readonly state: QuoteState;
  /** Passes the form's element on, as React's `ref` does. */
  attach?(this: void, element: HTMLFormElement | null): void;
  onSubmit?(): void;
  onUndoRepair?(): void;
  onStartAnew?(): void;
}

const { prenom, nom, email, telephone, entreprise, adresse, surface, interventions, duree, materiel } =
  quoteFields;

/**
 * Renders the quote request in any of its states. As HTML alone it is a plain multipart form that posts to
 * the webhook. The fields hold the answers themselves, not React: code reads and writes them in the form.
 */
export function QuoteFormView(props: QuoteFormViewProps) {
  const { action, geocoder, privacyRoute, price, buttonClass, state } = props;
  const { attach, onSubmit, onUndoRepair, onStartAnew } = props;
  const { phase, repair } = state;
  const { issues, mended } = phase.name === "editing" ? phase : editing;
  const error = (name: QuoteFieldName): FieldFault | undefined => {
    const message = fieldMessage(issues, name);
    return message === undefined ? undefined : { message, isMended: mended.includes(name) };
  };
  const isSending = phase.name === "sending";
  const row = useRef<HTMLDivElement>(null);
  // The errors above the button have gone, so it may be out of view.
  useEffect(() => {
    if (phase.name === "sending" || phase.name === "failed")
      row.current?.scrollIntoView({ block: "nearest" });
  }, [phase.name]);
  return (
    <form
      className={styles["root"]}
      ref={attach}
      action={action}
      method="post"
      encType="multipart/form-data"
      acceptCharset="utf-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {phase.name === "already-sent" && <AlreadySent onStartAnew={() => onStartAnew?.()} />}
      <ErrorSummary issues={issues} mended={mended} />
      <div className={styles["answers"]} {...{ [ANSWERS_ATTRIBUTE]: "" }}>
        <Group legend="Vos coordonnées">
          <div className={styles["pair"]}>
            <TextField field={prenom} error={error(prenom.name)} />
            <TextField field={nom} error={error(nom.name)} />
          </div>
          <div>
            <TextField field={email} error={error(email.name)} />
            <EmailRepairNotice repair={repair} onUndo={() => onUndoRepair?.()} />
          </div>
          <div className={styles["pair"]}>
            <TextField field={telephone} error={error(telephone.name)} />
            <TextField field={entreprise} error={error(entreprise.name)} />
          </div>
        </Group>
        <Group legend="Vos locaux">
          <AddressField field={adresse} error={error(adresse.name)} geocoder={geocoder} />
          <ChoiceField field={surface} error={error(surface.name)} />
          <ChoiceField field={interventions} error={error(interventions.name)} />
          <ChoiceField field={duree} error={error(duree.name)} />
          <ChoiceField field={materiel} error={error(materiel.name)} />
        </Group>
        {price !== undefined && <QuoteSlip price={price} className={styles["nearButton"]} />}
        {attributionFields.map((name) => (
          // The input has no `value`: React would restore it over the value from the page's script.
          <input key={name} type="hidden" name={name} suppressHydrationWarning />
        ))}
        <p className={styles["privacy"]}>
          Vos réponses servent à établir votre devis, et à rien d’autre.{" "}
          <a href={privacyRoute}>Lire la politique de confidentialité</a>
        </p>
      </div>
      {phase.name !== "already-sent" && (
        <div className={styles["send"]} ref={row}>
          <button
            className={buttonClass}
            type="submit"
            aria-disabled={isSending || undefined}
            aria-live="polite"
          >
            {isSending ? "Envoi…" : "Recevoir mon devis"}
          </button>
          <p className={styles["failure"]} role="alert">
            {phase.name === "failed" && NETWORK_ERROR}
          </p>
        </div>
      )}
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
