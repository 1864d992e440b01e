import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../../components/french/french.tsx";
import section from "../section/section.module.css";
import { Section } from "../section/section.tsx";
import styles from "./comparison.module.css";

/** A table against other companies, with the source of their figures. A phone shows each criterion above. */
export function Comparison({ id, title, intro, us, them, rows, source }: ResolvedSection<"comparison">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <table className={styles["root"]}>
        <thead>
          <tr>
            <th className={styles["label"]} scope="col">
              Critère
            </th>
            <th className={styles["us"]} scope="col">
              {us}
            </th>
            <th scope="col">{french(them)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th className={styles["label"]} scope="row">
                {french(row.label)}
              </th>
              <td className={styles["us"]}>{french(row.us)}</td>
              <td>{french(row.them)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!source.includes("[[") && <p className={section["note"]}>{french(source)}</p>}
    </Section>
  );
}
