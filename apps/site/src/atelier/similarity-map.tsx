import type { CSSProperties } from "react";
import { ScrollRegion } from "@vitrine/ui/scroll-region";
import type { AtelierReport } from "../../dev/atelier/make-report.ts";
import styles from "./atelier.module.css";

type Similarity = AtelierReport["similarity"];

/** Limit of pages in the matrix; beyond it, only the list of nearest pairs is readable. */
const MOST_IN_MATRIX = 60;
const PAIRS_SHOWN = 50;

const FRENCH = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 1 });

/** Formats a share in French: 0.123 gives "12,3 %". */
export const percent = (share: number): string => FRENCH.format(share);

/** The similarity of local pages, in the doorway guard's measure. */
export function SimilarityMap(similarity: Similarity) {
  const { pages, limit } = similarity;
  return (
    <>
      <p className={styles["lead"]}>
        Ce que deux pages locales disent de même, noms de lieux mis à part. Au-dessus de {percent(limit)}, le
        contrôle refuse la page.
      </p>
      {pages.length <= MOST_IN_MATRIX && <Matrix {...similarity} />}
      <Pairs {...similarity} />
    </>
  );
}

function Matrix({ pages, pairs, limit }: Similarity) {
  const shares = new Map(pairs.map(({ routes, similarity }) => [routes.toSorted().join(" "), similarity]));
  return (
    <ScrollRegion label="Ressemblance de chaque paire" className={styles["frame"]}>
      <table className={styles["matrix"]}>
        <caption>
          En centièmes, à partir d’un. Plus la case est verte, plus les deux pages se ressemblent&nbsp;;
          rouge, elles se ressemblent trop.
        </caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">En propre</th>
            {pages.map(({ route, name }, i) => (
              <th key={route} scope="col" title={name}>
                <abbr title={name}>{i + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ route, name, own }, i) => (
            <tr key={route}>
              <th scope="row">
                {i + 1} <a href={`/__vitrine/page${route}`}>{name}</a>
              </th>
              <td>{percent(own)}</td>
              {pages.map((other) => (
                <Cell
                  key={other.route}
                  names={`${name} et ${other.name}`}
                  similarity={shares.get([route, other.route].toSorted().join(" ")) ?? 0}
                  isSame={other.route === route}
                  limit={limit}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CellProps {
  readonly names: string;
  readonly similarity: number;
  /** True for a page and itself. */
  readonly isSame: boolean;
  readonly limit: number;
}

function Cell({ names, similarity, isSame, limit }: CellProps) {
  if (isSame) return <td className={styles["same"]} aria-label="elle-même" />;
  // Differences below a tenth of the limit are hard to see, so the root spreads small values.
  const heat = Math.min(1, Math.sqrt(similarity / limit));
  return (
    <td
      className={similarity > limit ? styles["above"] : styles["heat"]}
      style={{ "--heat": `${Math.round(heat * 100)}%` } as CSSProperties}
      title={`${names} : ${percent(similarity)}`}
    >
      {Math.round(similarity * 100) || ""}
    </td>
  );
}

function Pairs({ pages, pairs, limit }: Similarity) {
  const shown = pairs.slice(0, PAIRS_SHOWN);
  if (shown.length === 0) return <p>Aucune paire n’a de passage commun.</p>;
  const names = new Map(pages.map(({ route, name }) => [route, name]));
  const link = (route: string) => <a href={`/__vitrine/page${route}`}>{names.get(route)}</a>;
  return (
    <details open={pages.length > MOST_IN_MATRIX}>
      <summary>Les {shown.length} paires les plus proches</summary>
      <ol className={styles["list"]}>
        {shown.map(({ routes: [a, b], similarity }) => (
          <li key={`${a} ${b}`}>
            <strong className={similarity > limit ? styles["error"] : undefined}>
              {percent(similarity)}
            </strong>{" "}
            {link(a)} et {link(b)}
          </li>
        ))}
      </ol>
    </details>
  );
}
