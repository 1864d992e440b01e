import type { Logo, ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { Section } from "../section/section.tsx";
import { LOGO_ATTRIBUTE } from "./logo-strip.island.ts";
import styles from "./logo-strip.module.css";

/**
 * The partners' logos in endless motion: a second copy, hidden from assistive technology, follows the first.
 * Visitors can stop the strip, and it does not move where reduced motion is preferred.
 */
export function LogoStrip({ id, title, note, logos }: ResolvedSection<"logo-strip">) {
  return (
    <Section id={id} title={title} slight>
      <div className={styles["window"]}>
        <PlainIsland name="logo-strip" when="visible">
          <div className={styles["track"]}>
            <Logos logos={logos} />
            <Logos logos={logos} copy />
          </div>
        </PlainIsland>
      </div>
      <label className={styles["pause"]}>
        <input type="checkbox" /> Arrêter le défilement
      </label>
      {note !== undefined && (
        <p className={styles["note"]}>
          <French>{note}</French>
        </p>
      )}
    </Section>
  );
}

function Logos({ logos, copy = false }: { readonly logos: readonly Logo[]; readonly copy?: boolean }) {
  return (
    <ul
      className={copy ? `${styles["set"]} ${styles["copy"]}` : styles["set"]}
      aria-hidden={copy || undefined}
    >
      {logos.map(({ name, src, width, height }) => (
        <li key={src}>
          <img
            className={styles["logo"]}
            src={src}
            width={width}
            height={height}
            alt={copy ? "" : name}
            loading="lazy"
            {...{ [LOGO_ATTRIBUTE]: name }}
          />
        </li>
      ))}
    </ul>
  );
}
