import type { ResolvedSection } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import section from "../section/section.module.css";
import { Section } from "../section/section.tsx";
import table from "../section/table.module.css";
import styles from "./prices.module.css";

/** A table of labels and prices. The column of second prices is there if a row has one. */
export function Prices({ priceHeading, otherHeading, items, note, ...head }: ResolvedSection<"prices">) {
  const hasOthers = items.some(({ other }) => other !== undefined);
  // Amounts leave their labels all the room.
  const isWordy = !hasOthers && items.some(({ price }) => /\p{L}/u.test(price));
  return (
    <Section {...head}>
      <table className={classes(table["root"], styles["root"], isWordy && styles["wordy"])}>
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
              <th scope="row">
                {french(label)}
                {text !== undefined && <p className={styles["text"]}>{linkedText(text)}</p>}
              </th>
              <td>{french(price)}</td>
              {hasOthers && <td>{other !== undefined && french(other)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={section["note"]}>{linkedText(note)}</p>}
    </Section>
  );
}

/** A heading without words would be announced as one, so its cell is a plain one. */
const Heading = ({ text }: { readonly text?: string | undefined }) =>
  text === undefined ? <td>{"\u00A0"}</td> : <th scope="col">{french(text)}</th>;
