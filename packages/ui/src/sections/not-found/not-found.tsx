import type { ResolvedSection } from "@vitrine/schema/page-props";
import { ButtonLink } from "../../components/button-link/button-link.tsx";
import { French } from "../../components/french/french.tsx";
import styles from "./not-found.module.css";

/** The page for an address that leads nowhere; `log-missing-path.ts` says which on the console. */
export function NotFound({ code, h1, text, link }: ResolvedSection<"not-found">) {
  return (
    <section className={styles["root"]} data-not-found="">
      <p className={styles["code"]}>{code}</p>
      <h1 lang="en">
        <French>{h1}</French>
      </h1>
      <p className={styles["text"]}>
        <French>{text}</French>
      </p>
      <ButtonLink href="/">{link}</ButtonLink>
    </section>
  );
}
