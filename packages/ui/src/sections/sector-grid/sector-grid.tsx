import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./sector-grid.module.css";

/**
 * Half of the width on phones, which is 10rem, so that screens with three pixels to one fetch the small file
 * too.
 */
const SIZES = "(min-width: 48rem) 28vw, 5rem";

/** All sectors in menu order, each with its room and, on a wide screen, its sentence. */
export function SectorGrid({ id, title, intro, namesOnly = false }: ResolvedSection<"sector-grid">) {
  const { sectors } = useSite();
  if (sectors.length === 0) return null;
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {sectors.map(({ name, route, picture, summary }) => (
          <li key={route}>
            <a className={styles["link"]} href={route}>
              {/* The name beside it says the same. */}
              <Picture picture={{ ...picture, alt: "" }} sizes={SIZES} thumbnail />
              <span className={styles["name"]}>
                <French>{name}</French>
              </span>
              {!namesOnly && (
                <span className={styles["summary"]}>
                  <French>{summary}</French>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
