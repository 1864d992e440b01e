import { classes } from "../../classes.ts";
import type { linkTo } from "../../link-to.ts";
import styles from "./button-link.module.css";

interface ButtonLinkProps extends ReturnType<typeof linkTo> {
  readonly children: string;
  readonly small?: boolean;
}

/** The only call to action: a link that looks like a button. */
export function ButtonLink({ children, small = false, ...link }: ButtonLinkProps) {
  return (
    <a className={classes(styles["root"], small && styles["small"])} {...link}>
      {children}
    </a>
  );
}

/** The class that gives a real button the look of `ButtonLink`. */
export const buttonClass = styles["root"];
