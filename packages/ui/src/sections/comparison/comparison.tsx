import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Section } from "../section/section.tsx";
import styles from "./comparison.module.css";

/**
 * A table against other companies, with the source and date of their figures under it. Each criterion
 * stands over its pair of answers, so that two columns are enough on a phone too.
 */
export function Comparison({ id, title, intro, us, them, rows, source }: ResolvedSection<"comparison">) {
  return (
    <Section id={id} title={title} intro={intro} ground="mist">
      <table className={styles["root"]}>
        <thead>
          <tr>
            <th className={styles["us"]} scope="col">
              {us}
            </th>
            <th scope="col">
              <French>{them}</French>
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.label}>
            <tr>
              <th className={styles["label"]} colSpan={2} scope="rowgroup">
                <French>{row.label}</French>
              </th>
            </tr>
            <tr>
              <td className={styles["us"]}>
                <French>{row.us}</French>
              </td>
              <td>
                <French>{row.them}</French>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className={styles["source"]}>
        <French>{source}</French>
      </p>
    </Section>
  );
}
