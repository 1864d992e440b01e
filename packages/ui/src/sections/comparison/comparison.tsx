import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Section } from "../section/section.tsx";
import styles from "./comparison.module.css";

/** A table against other companies, with the source and date of their figures under it. */
export function Comparison({ id, title, intro, us, them, rows, source }: ResolvedSection<"comparison">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ScrollRegion label={title} className={styles["scroll"]}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Critère</th>
              <th className={styles["us"]} scope="col">
                {us}
              </th>
              <th scope="col">
                <French>{them}</French>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  <French>{row.label}</French>
                </th>
                <td className={styles["us"]}>
                  <French>{row.us}</French>
                </td>
                <td className={styles["them"]}>
                  <French>{row.them}</French>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles["source"]}>
        <French>{source}</French>
      </p>
    </Section>
  );
}
