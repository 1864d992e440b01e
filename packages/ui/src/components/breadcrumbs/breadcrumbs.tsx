import type { Breadcrumbs as Trail } from "@vitrine/schema/page-props";
import { french } from "../french/french.tsx";
import styles from "./breadcrumbs.module.css";

/** The page's place in the site (WAI-ARIA breadcrumb pattern). The home page shows none. */
export function Breadcrumbs({ trail }: { readonly trail: Trail }) {
  if (trail.length < 2) return null;
  const here = trail.length - 1;
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles["root"]}>
        {trail.map(({ name, route }, i) => (
          <li className={styles["item"]} key={route}>
            {i === here ? (
              <span className={styles["link"]} aria-current="page">
                {french(name)}
              </span>
            ) : (
              <a className={styles["link"]} href={route}>
                {french(name)}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
