import styles from "./button-link.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly small?: boolean;
}

/** The one call to action: a link that looks like a button. */
export function ButtonLink({ href, children, small = false }: ButtonLinkProps) {
  return (
    <a className={small ? `${styles["root"]} ${styles["small"]}` : styles["root"]} href={href}>
      {children}
    </a>
  );
}

/** The same look for a real button. */
export const buttonClass = styles["root"];
