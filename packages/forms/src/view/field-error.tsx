import styles from "./quote-form.module.css";

/** An error in an answer, in French for the visitor. */
export interface FieldFault {
  readonly message: string;
  /**
   * True after a correction. The message becomes invisible but keeps its place, so that nothing moves under a
   * pointer.
   */
  readonly isMended: boolean;
}

interface FieldErrorProps {
  readonly name: string;
  readonly error: FieldFault | undefined;
}

/** Repeats the summary's message beside its field. */
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

/** Returns the ids of a field's hint and error, for `aria-describedby`. */
export function describedBy(
  name: string,
  hint: string | undefined,
  error: FieldFault | undefined,
): string | undefined {
  const ids = [hint && `${name}-hint`, isWrong(error) && errorId(name)].filter(Boolean);
  return ids.join(" ") || undefined;
}

export const isWrong = (error: FieldFault | undefined): boolean => error !== undefined && !error.isMended;
