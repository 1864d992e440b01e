import { countedInFrench as counted } from "@vitrine/schema/diagnostics/words";
import type { AtelierReport } from "./make-report.ts";
import styles from "./atelier.module.css";

/** The table of pages. A link of each leads to its sheet. */
export const PageTable = ({ pages }: Pick<AtelierReport, "pages">) => (
  <table className={styles["pages"]}>
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Problèmes</th>
      </tr>
    </thead>
    <tbody>
      {pages.map(({ route, title, errors, warnings }) => (
        <tr key={route}>
          <th scope="row">
            <a href={`/__vitrine/page${route}`}>{route}</a>
            <small>{title}</small>
          </th>
          <td>
            {errors > 0 && (
              <strong className={styles["error"]}>{counted(errors, "erreur", "erreurs")}</strong>
            )}
            {errors > 0 && warnings > 0 && ", "}
            {warnings > 0 && counted(warnings, "avertissement", "avertissements")}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
