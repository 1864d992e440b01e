import type { Form } from "@vitrine/schema/content/form";
import { Fragment, type MouseEvent, useEffect, useRef } from "react";
import styles from "./quote-form.module.css";
import type { Issue } from "../rules/issue.ts";
import { issueMessage, labelOf, messageOf } from "../rules/issue-message.ts";
import { LABELS } from "../rules/messages.data.ts";

interface ErrorSummaryProps {
  readonly form: Form;
  readonly issues: readonly Issue[];
  /** Fields corrected since. Their labels stay, struck through, so that nothing moves. */
  readonly mended: readonly string[];
  readonly isDone: boolean;
}

/** Lists all errors at the top of the form, with a link to each field. It takes the focus. */
export function ErrorSummary({ form, issues, mended, isDone }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length === 0) return;
    // Scrolls to the top of the summary, which may be taller than the screen.
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  }, [issues]);
  if (issues.length === 0) return null;
  return (
    <div
      className={isDone ? `${styles["summary"]} ${styles["done"]}` : styles["summary"]}
      ref={root}
      tabIndex={-1}
      role="alert"
      aria-labelledby="erreurs"
    >
      <h2 className={styles["summary-title"]} id="erreurs">
        {isDone ? "Tout est corrigé" : "À corriger avant l’envoi"}
      </h2>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.names[0]}`}>
            <IssueLinks form={form} issue={issue} mended={mended} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a message as a link to its field. If it names fields, each name is a link. */
function IssueLinks({
  form,
  issue,
  mended,
}: Pick<ErrorSummaryProps, "form" | "mended"> & { readonly issue: Issue }) {
  const [before, after] = messageOf(form, issue).split(LABELS);
  const [first] = issue.names;
  const link = (name: string, text: string) => (
    <a href={`#${name}`} onClick={goToField}>
      {mended.includes(name) ? <del>{text}</del> : text}
    </a>
  );
  if (after === undefined) return first && link(first, issueMessage(form, issue));
  return (
    <>
      {before}
      {issue.names.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && " "}
          {/* A line ends neither within a name that fits nor before the mark after it. */}
          <span className={styles["named"]}>
            {link(name, labelOf(form, name))}
            {i < issue.names.length - 1 ? "," : after.slice(0, 1)}
          </span>
        </Fragment>
      ))}
      {after.slice(1)}
    </>
  );
}

/** Focuses the field with its label in view, and adds no entry to the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (field === null) return;
  event.preventDefault();
  const [label] = field.labels ?? [];
  // The label of one of several choices is not the question.
  const legend = label?.closest(`.${styles["choices"]}`)?.parentElement?.querySelector("legend");
  const question = legend ?? label;
  question?.scrollIntoView();
  field.focus({ preventScroll: true });
}
