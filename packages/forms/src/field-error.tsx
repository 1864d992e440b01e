import styles from "./quote-form.module.css";

/** What is wrong with an answer, in the visitor's words. */
export interface FieldFault {
  readonly message: string;
  /** It was put right: the words are not shown any more, but keep their place, so that nothing moves under a pointer. */
  readonly isMended: boolean;
}

interface FieldErrorProps {
  readonly name: string;
  readonly error: FieldFault | undefined;
}

/** The words of the summary again, beside the field that they are about. */
export function FieldError({ name, error }: FieldErrorProps) {
  if (error === undefined) return null;
  return (
    <p
      className={error.isMended ? `${styles["error"]} ${styles["mended"]}` : styles["error"]}
      id={errorId(name)}
    >
      {error.message}
    </p>
  );
}

const errorId = (name: string) => `${name}-error`;

/** The ids of what describes a field, for `aria-describedby`. */
export function describedBy(
  name: string,
  hint: string | undefined,
  error: FieldFault | undefined,
): string | undefined {
  const ids = [hint && `${name}-hint`, isWrong(error) && errorId(name)].filter(Boolean);
  return ids.join(" ") || undefined;
}

export const isWrong = (error: FieldFault | undefined): boolean => error !== undefined && !error.isMended;
