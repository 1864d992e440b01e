import type { ResolvedSection } from "@vitrine/schema/page-props";
import { ButtonLink } from "../../components/button-link/button-link.tsx";
import { French } from "../../components/french/french.tsx";
import styles from "./not-found.module.css";

/** Tells the operator's console which address was missing (spec section 2). */
const LOG_MISSING_PATH = `console.error("Page introuvable :",location.pathname)`;

/** The page for an address that leads nowhere. */
export function NotFound({ code, h1, text, link }: ResolvedSection<"not-found">) {
  return (
    <section className={styles["root"]}>
      <p className={styles["code"]}>{code}</p>
      <h1 lang="en">
        <French>{h1}</French>
      </h1>
      <p className={styles["text"]}>
        <French>{text}</French>
      </p>
      <ButtonLink href="/">{link}</ButtonLink>
      <script dangerouslySetInnerHTML={{ __html: LOG_MISSING_PATH }} />
    </section>
  );
}
