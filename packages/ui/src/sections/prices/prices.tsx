import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
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
        {(priceHeading ?? (hasOthers ? otherHeading : undefined)) !== undefined && (
          <thead>
            <tr>
              <Heading />
              <Heading text={priceHeading} />
              {hasOthers && <Heading text={otherHeading} />}
            </tr>
          </thead>
        )}
        <tbody>
          {items.map(({ label, text, price, other }) => (
            <tr key={label}>
              <th className={styles["label"]} scope="row">
                <French>{label}</French>
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

/** A heading without words would be announced as one, so its cell is a plain one. */
const Heading = ({ text }: { readonly text?: string | undefined }) =>
  text === undefined ? (
    <td>{"\u00A0"}</td>
  ) : (
    <th scope="col">
      <French>{text}</French>
    </th>
  );
