import type { Breadcrumbs as Trail } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
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
            <a className={styles["link"]} href={route} aria-current={i === here ? "page" : undefined}>
              <French>{name}</French>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
