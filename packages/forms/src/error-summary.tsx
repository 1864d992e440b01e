import { type MouseEvent, useEffect, useRef } from "react";
import styles from "./quote-form.module.css";
import type { QuoteFieldName } from "./quote-values.ts";
import type { Issue } from "./rules/issue.ts";
import { issueMessage, labelOf } from "./rules/issue-message.ts";
import { LABELS, messages } from "./rules/messages.data.ts";

/** All that is to be put right, at the head of the form, with a link to each field. It takes the focus. */
export function ErrorSummary({ issues }: { readonly issues: readonly Issue[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length === 0) return;
    // From its head on, where it is taller than the screen.
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  }, [issues]);
  if (issues.length === 0) return null;
  return (
    <div className={styles["summary"]} ref={root} tabIndex={-1} role="alert" aria-labelledby="erreurs">
      <h2 className={styles["summary-title"]} id="erreurs">
        À corriger avant l’envoi
      </h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue.code}>
            <IssueLinks issue={issue} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The message as a link to its field; where it names fields, each name is a link. */
function IssueLinks({ issue }: { readonly issue: Issue }) {
  const [before, after] = messages[issue.code].split(LABELS);
  const [first] = issue.names;
  if (after === undefined) return first && <FieldLink name={first}>{issueMessage(issue)}</FieldLink>;
  return (
    <>
      {before}
      {issue.names.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <FieldLink name={name}>{labelOf(name)}</FieldLink>
        </span>
      ))}
      {after}
    </>
  );
}

function FieldLink({ name, children }: { readonly name: QuoteFieldName; readonly children: string }) {
  return (
    <a href={`#${name}`} onClick={goToField}>
      {children}
    </a>
  );
}

/** To the field with its label in view, and without a step in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (field === null) return;
  event.preventDefault();
  const label = field.closest("fieldset")?.querySelector(":scope > legend");
  const question = field.type === "radio" ? label : field.labels?.[0];
  question?.scrollIntoView();
  field.focus({ preventScroll: true });
}
