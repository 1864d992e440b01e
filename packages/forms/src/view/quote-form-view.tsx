import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { attributionFields } from "@vitrine/schema/form-wire";
import { useEffect, useRef } from "react";
import { AlreadySent } from "./already-sent.tsx";
import { AnyField } from "./any-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldFault } from "./field-label.tsx";
import { FieldRow, rowsOf } from "./field-row.tsx";
import { ANSWERS_ATTRIBUTE } from "../page/page-form.ts";
import styles from "./quote-form.module.css";
import { QuoteSlip } from "./quote-slip.tsx";
import type { SlipText } from "./slip-text.ts";
import { editing, type QuoteState } from "../state/quote-state.ts";
import { fieldMessage } from "../rules/issue-message.ts";
import { LOST_FILE, NETWORK_ERROR } from "../rules/messages.data.ts";

export interface QuoteFormProps {
  readonly form: Form;
  /** The slip above the button, if the form has an estimate. */
  readonly slip?: SlipText | undefined;
  /** The webhook that takes the request. */
  readonly action: string;
  /** A second webhook, for requests that the first does not take. */
  readonly fallback?: string | undefined;
  /** True if both answer with CORS headers. */
  readonly speakCors?: boolean | undefined;
  /** The geocoder that suggests addresses; undefined for a form that asks for none. */
  readonly geocoder: string | undefined;
  /** The route of the privacy page, which explains how the answers are used. */
  readonly privacyRoute: string;
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

/**
 * Renders the quote request in any of its states. As HTML alone it is a plain multipart form that posts to
 * the webhook. The fields hold the answers themselves, not React: code reads and writes them in the form.
 */
export function QuoteFormView(props: QuoteFormViewProps) {
  const { form, slip, action, geocoder, privacyRoute, buttonClass, state } = props;
  const { attach, onSubmit, onUndoRepair, onStartAnew } = props;
  const { phase, repair, lostFiles } = state;
  const { issues, mended, isDone } = phase.name === "editing" ? phase : editing;
  const error = (name: string): FieldFault | undefined => {
    const message = fieldMessage(form, issues, name);
    return message === undefined ? undefined : { message, isMended: mended.includes(name) };
  };
  const anyField = (field: FormField) => (
    <AnyField
      key={field.name}
      field={lostFiles.includes(field.name) ? withoutFile(field) : field}
      error={error(field.name)}
      geocoder={geocoder}
      repair={repair}
      onUndoRepair={() => onUndoRepair?.()}
    />
  );
  const isSending = phase.name === "sending";
  const sendRow = useRef<HTMLDivElement>(null);
  // The errors above the button have gone, so it may be out of view.
  useEffect(() => {
    if (phase.name === "sending" || phase.name === "failed")
      sendRow.current?.scrollIntoView({ block: "nearest" });
  }, [phase.name]);
  return (
    <form
      className={styles["root"]}
      ref={attach}
      action={action}
      method="post"
      encType="multipart/form-data"
      acceptCharset="utf-8"
      onSubmit={(event) => (event.preventDefault(), onSubmit?.())}
    >
      {phase.name === "already-sent" && <AlreadySent {...phase} onStartAnew={() => onStartAnew?.()} />}
      <ErrorSummary form={form} issues={issues} mended={mended} isDone={isDone} />
      <div className={styles["answers"]} {...{ [ANSWERS_ATTRIBUTE]: "" }}>
        {form.groups.map(({ legend, fields: own }) => (
          <fieldset className={styles["group"]} key={legend}>
            <legend className={styles["legend"]}>{legend}</legend>
            {rowsOf(own).map((row) => (
              <FieldRow key={row[0].name} row={row}>
                {anyField}
              </FieldRow>
            ))}
          </fieldset>
        ))}
        {slip && <QuoteSlip text={slip} className={styles["nearButton"]} />}
        {attributionFields.map((name) => (
          // The input has no `value`: React would restore it over the value from the page's script.
          <input key={name} type="hidden" name={name} suppressHydrationWarning />
        ))}
      </div>
      {phase.name !== "already-sent" && (
        <div className={styles["send"]} ref={sendRow}>
          <button
            className={buttonClass}
            type="submit"
            aria-disabled={isSending || undefined}
            aria-live="polite"
          >
            {isSending ? "Envoi…" : form.button}
          </button>
          <p className={styles["failure"]} role="alert">
            {phase.name === "failed" && NETWORK_ERROR}
          </p>
        </div>
      )}
      <p className={styles["privacy"]}>
        {form.privacy.text} <a href={privacyRoute}>{form.privacy.link}</a>
      </p>
    </form>
  );
}

/** A field whose hint says that its file is gone, after a visit whose other answers are back. */
const withoutFile = (field: FormField): FormField => ({
  ...field,
  hint: [field.hint ?? [], LOST_FILE].flat().join(" "),
});
