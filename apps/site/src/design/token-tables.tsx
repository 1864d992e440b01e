import type { CSSProperties } from "react";
import { contrast } from "@vitrine/schema/contrast";
import { useSite } from "@vitrine/ui/site-context";
import { tokens } from "@vitrine/ui/tokens";
import styles from "./design-page.module.css";

const inFrench = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Every colour, with its contrast on both backgrounds (WCAG 2.2: 4.5 for text, 3 for large text and signs). */
export function ColourTable() {
  const { colours } = useSite().theme;
  const onGround = (value: string, ground: "paper" | "ink") => {
    const ratio = contrast(value, colours[ground]);
    // The ratio is rounded down, because 4.46 is not enough for text.
    const shown = inFrench.format(Math.floor(ratio * 10) / 10);
    return `${shown} sur ${ground}, ${ratio >= 4.5 ? "texte" : ratio >= 3 ? "grand texte" : "décor"}`;
  };
  return (
    <ul className={styles["colours"]}>
      {Object.entries(colours).map(([name, value]) => (
        <li key={name}>
          <span className={styles["swatch"]} style={{ background: value }} />
          <Token name={name} value={value} />
          <small>{onGround(value, "paper")}</small>
          <small>{onGround(value, "ink")}</small>
        </li>
      ))}
    </ul>
  );
}

/** Every font size in its typeface, largest first, and every space, as a bar of its width. */
export function SizeTable({ kind }: { readonly kind: "size" | "space" }) {
  const shown = tokens.filter(({ name }) => name.startsWith(kind) || (kind === "space" && name === "gutter"));
  return (
    <ul className={styles["sizes"]}>
      {shown.toReversed().map(({ name, value }) => (
        <li key={name}>
          {kind === "space" ? (
            <span className={styles["bar"]} style={{ width: value }} />
          ) : (
            <p style={letters(name, value)}>
              Dès l’aube, au 3<sup>e</sup>, tout est net.
            </p>
          )}
          <Token name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

const letters = (name: string, fontSize: string): CSSProperties =>
  name.endsWith("l")
    ? { fontSize, fontFamily: "var(--display)", fontWeight: 700, lineHeight: 1.1 }
    : { fontSize };

const Token = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <strong>{name}</strong> <code>{value}</code>
  </>
);
