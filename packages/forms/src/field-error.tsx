import styles from "./quote-form.module.css";

interface FieldErrorProps {
  readonly name: string;
  readonly error: string | undefined;
}

/** The words of the summary again, beside the field that they are about. */
export function FieldError({ name, error }: FieldErrorProps) {
  if (error === undefined) return null;
  return (
    <p className={styles["error"]} id={`${name}-error`}>
      {error}
    </p>
  );
}
