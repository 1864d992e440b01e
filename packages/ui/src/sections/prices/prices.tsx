import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French, FrenchTitle } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import styles from "./prices.module.css";

/** A table of labels and prices. The column of second prices is there if a row has one. */
export function Prices({
  id,
  title,
  intro,
  priceHeading,
  otherHeading,
  items,
  note,
}: ResolvedSection<"prices">) {
  const hasOthers = items.some(({ other }) => other !== undefined);
  return (
    <Section id={id} title={title} intro={intro}>
      <table className={styles["root"]}>
        {priceHeading !== undefined && (
          <thead>
            <tr>
              <td>{"\u00A0"}</td>
              <th scope="col">
                <French>{priceHeading}</French>
              </th>
              {hasOthers && (
                <th scope="col">
                  <French>{otherHeading ?? ""}</French>
                </th>
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {items.map(({ label, text, price, other }) => (
            <tr key={label}>
              <th className={styles["label"]} scope="row">
                <FrenchTitle>{label}</FrenchTitle>
                {text !== undefined && (
                  <p className={styles["text"]}>
                    <LinkedText>{text}</LinkedText>
                  </p>
                )}
              </th>
              <td>
                <French>{price}</French>
              </td>
              {hasOthers && <td>{other !== undefined && <French>{other}</French>}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && (
        <p className={styles["note"]}>
          <French>{note}</French>
        </p>
      )}
    </Section>
  );
}
