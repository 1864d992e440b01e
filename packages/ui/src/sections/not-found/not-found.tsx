import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Backdrop } from "../../components/backdrop/backdrop.tsx";
import { ButtonLink } from "../../components/button-link/button-link.tsx";
import { french, frenchParagraph, frenchTitle } from "../../components/french/french.tsx";
import { splitLead } from "../../components/intro/split-lead.ts";
import { Picture } from "../../components/picture/picture.tsx";
import styles from "./not-found.module.css";

/** The page for missing addresses; `log-missing-path.ts` logs the address to the console. */
export function NotFound({ code, h1, text, picture, link, language, links }: ResolvedSection<"not-found">) {
  const [first, rest] = splitLead(text);
  return (
    <section className={styles["root"]} data-not-found="">
      <Backdrop />
      <div className={styles["texts"]}>
        <p className={styles["code"]}>{code}</p>
        <h1 className={styles["title"]} lang={language}>
          {french(h1)}
        </h1>
        <p className={styles["first"]}>{frenchTitle(first)}</p>
        {rest !== "" && <p className={styles["rest"]}>{frenchParagraph(rest)}</p>}
        <ButtonLink href="/">{link}</ButtonLink>
        {links && (
          <ul className={styles["links"]}>
            {links.map(({ label, route }) => (
              <li key={route}>
                <a href={route}>{french(label)}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 60rem) 50vw, min(30rem, 100vw - 2.5rem)" />}
    </section>
  );
}
