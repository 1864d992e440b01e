import { contrast } from "@vitrine/schema/contrast";
import { useSite } from "@vitrine/ui/site-context";
import { tokens } from "@vitrine/ui/tokens";
import styles from "./token-tables.module.css";

const startingWith = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix));
/** The two backgrounds of the site's texts. */
const grounds = ["paper", "ink"] as const;

/**
 * Every colour, with its contrast on both backgrounds (WCAG 2.2: 4.5 for text, 3 for large text and signs).
 */
export function ColourTable() {
  const { colours } = useSite().theme;
  return (
    <ul className={styles["colours"]}>
      {Object.entries(colours).map(([name, value]) => (
        <li key={name}>
          <span className={styles["swatch"]} style={{ background: value }} />
          <span className={styles["token"]}>{name}</span>
          <code className={styles["value"]}>{value}</code>
          <dl className={styles["contrasts"]}>
            {grounds.map((ground) => (
              <Contrast key={ground} ground={ground} ratio={contrast(value, colours[ground])} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const inFrench = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Contrast({ ground, ratio }: { readonly ground: string; readonly ratio: number }) {
  // The ratio is rounded down, because 4.46 is not enough for text.
  const shown = inFrench.format(Math.floor(ratio * 10) / 10);
  return (
    <div className={styles["contrast"]}>
      <dt>sur {ground}</dt>
      <dd>
        {shown} {ratio >= 4.5 ? "texte" : ratio >= 3 ? "grand texte" : "décor"}
      </dd>
    </div>
  );
}

/** Every font size in its typeface, largest first. */
export function TypeScale() {
  return (
    <ul>
      {startingWith("size-")
        .toReversed()
        .map(({ name, value }) => (
          <li className={styles["size"]} key={name}>
            <p
              className={styles["line"]}
              style={{
                fontSize: value,
                ...(name.endsWith("l") && { fontFamily: "var(--display)", fontWeight: 700, lineHeight: 1.1 }),
              }}
            >
              Dès l’aube, au 3<sup>e</sup>, tout est net.
            </p>
            <p>
              <span className={styles["token"]}>{name}</span> <code className={styles["value"]}>{value}</code>
            </p>
          </li>
        ))}
    </ul>
  );
}

/** Every space, as a bar of its width. */
export function SpaceScale() {
  return (
    <ul>
      {[...startingWith("space-"), ...startingWith("gutter")].map(({ name, value }) => (
        <li className={styles["space"]} key={name}>
          <span className={styles["bar"]} style={{ width: value }} />
          <span>
            <span className={styles["token"]}>{name}</span> <code className={styles["value"]}>{value}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
