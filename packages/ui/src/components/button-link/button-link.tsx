import styles from "./button-link.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly small?: boolean;
}

/** The only call to action: a link that looks like a button. */
export function ButtonLink({ href, children, small = false }: ButtonLinkProps) {
  return (
    <a className={small ? `${styles["root"]} ${styles["small"]}` : styles["root"]} href={href}>
      {children}
    </a>
  );
}

/** The class that gives a real button the look of `ButtonLink`. */
export const buttonClass = styles["root"];
