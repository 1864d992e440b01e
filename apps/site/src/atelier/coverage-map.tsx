import { ScrollRegion } from "@vitrine/ui/scroll-region";
import type { AtelierReport } from "../../dev/atelier/make-report.ts";
import styles from "./atelier.module.css";

type Rows = NonNullable<AtelierReport["coverage"]>;

/** The map's places: those with a page, those with a planned page, and the rest. */
export function CoverageMap({ rows }: { readonly rows: Rows }) {
  const places = rows.flat().filter(({ name }) => name !== undefined);
  const pages = places.filter(({ route }) => route !== undefined).length;
  return (
    <>
      <ul className={styles["legend"]}>
        <li className={styles["page"]}>{pages} pages</li>
        <li className={styles["planned"]}>{places.length - pages} lieux prévus, encore sans page</li>
        <li className={styles["none"]}>aucun lieu</li>
      </ul>
      <ScrollRegion label="Carte des lieux" className={styles["frame"]}>
        <table className={styles["map"]}>
          <caption>
            Du nord au sud et d’ouest en est. Pour ouvrir une page&nbsp;:{" "}
            <code>pnpm new zone &lt;commune&gt;</code>.
          </caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.position}>
                {row.map((tile) => (
                  <Tile key={tile.position} {...tile} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function Tile({ insee, name, route }: Rows[number][number]) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
  if (name === undefined) return <td className={styles["none"]} />;
  if (route === undefined)
    return (
      <td className={styles["planned"]} title={`${name}, ${insee}`}>
        {name}
      </td>
    );
  return (
    <td className={styles["page"]}>
      <a href={`/__vitrine/page${route}`}>{name}</a>
    </td>
  );
}
