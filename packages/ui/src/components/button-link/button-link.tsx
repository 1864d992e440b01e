import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/watch-job-seeker-links";
import styles from "./button-link.module.css";

interface ButtonLinkProps {
  readonly href: string | undefined;
  readonly children: string;
  readonly small?: boolean;
  /** True for a link to the recruitment site, which takes the visit's campaign along. */
  readonly recruits?: boolean;
}

/** The only call to action: a link that looks like a button. */
export function ButtonLink({ href, children, small = false, recruits = false }: ButtonLinkProps) {
  return (
    <a
      className={small ? `${styles["root"]} ${styles["small"]}` : styles["root"]}
      href={href}
      {...(recruits && { [JOB_SEEKER_ATTRIBUTE]: "" })}
    >
      {children}
    </a>
  );
}

/** The class that gives a real button the look of `ButtonLink`. */
export const buttonClass = styles["root"];
