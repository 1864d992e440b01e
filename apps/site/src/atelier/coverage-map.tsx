import { createElement } from "react";
import type { CoverageReport, CoverageTile } from "./report.ts";
import styles from "./coverage-map.module.css";

/** The map's places: those with a page, those with a planned page, and the rest. */
export function CoverageMap({ coverage: { rows } }: { readonly coverage: CoverageReport }) {
  const places = rows.flat().filter((tile) => tile !== null);
  const pages = places.filter(({ route }) => route !== undefined).length;
  // A tile has no identity except its position, so rows and tiles are children, not lists with keys.
  const width = Math.max(...rows.map(({ length }) => length));
  const grid = rows.map((row) =>
    createElement(
      "tr",
      {},
      ...Array.from({ length: width }, (_, column) => createElement(Tile, { tile: row[column] ?? null })),
    ),
  );
  return (
    <>
      <ul className={styles["legend"]}>
        <li>
          <span className={styles["page"]} /> {pages} pages
        </li>
        <li>
          <span className={styles["planned"]} /> {places.length - pages} lieux prévus, encore sans page
        </li>
        <li>
          <span className={styles["none"]} /> aucun lieu
        </li>
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section className={styles["scroll"]} tabIndex={0} aria-label="Carte des lieux">
        <table className={styles["map"]}>
          <caption className={styles["caption"]}>
            Du nord au sud et d’ouest en est. Pour ouvrir une page&nbsp;:{" "}
            <code>pnpm new zone &lt;commune&gt;</code>.
          </caption>
          {createElement("tbody", {}, ...grid)}
        </table>
      </section>
    </>
  );
}

function Tile({ tile }: { readonly tile: CoverageTile | null }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
  if (tile === null) return <td className={styles["none"]} />;
  const { insee, name, route } = tile;
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
