import { percent } from "./percent.ts";
import type { SimilarityReport } from "./report.ts";
import styles from "./similarity-map.module.css";

/** Limit of pages in the matrix; beyond it, only the list of nearest pairs is readable. */
const MOST_IN_MATRIX = 60;
const PAIRS_SHOWN = 50;

/** The similarity of local pages, in the doorway guard's measure. */
export function SimilarityMap({ similarity }: { readonly similarity: SimilarityReport }) {
  const { pages, limit } = similarity;
  const isSmall = pages.length <= MOST_IN_MATRIX;
  return (
    <>
      <p className={styles["lead"]}>
        Ce que deux pages locales disent de même, noms de lieux mis à part. Au-dessus de {percent(limit)}, le
        contrôle refuse la page.
      </p>
      {isSmall && <Matrix {...similarity} />}
      <Pairs {...similarity} />
    </>
  );
}

function Matrix({ pages, pairs, limit }: SimilarityReport) {
  const found = new Map<number, number>();
  for (const {
    pages: [a, b],
    similarity,
  } of pairs) {
    found.set(a * pages.length + b, similarity);
    found.set(b * pages.length + a, similarity);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles["scroll"]} tabIndex={0} aria-label="Ressemblance de chaque paire">
      <table className={styles["matrix"]}>
        <caption className={styles["caption"]}>
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
                <span className={styles["rank"]}>{i + 1}</span> <a href={`/__vitrine/page${route}`}>{name}</a>
              </th>
              <td className={styles["own"]}>{percent(own)}</td>
              {pages.map((other, j) => (
                <Cell
                  key={other.route}
                  names={`${name} et ${other.name}`}
                  similarity={i === j ? undefined : (found.get(i * pages.length + j) ?? 0)}
                  limit={limit}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly names: string;
  /** Undefined for a page and itself. */
  readonly similarity: number | undefined;
  readonly limit: number;
}

function Cell({ names, similarity, limit }: CellProps) {
  if (similarity === undefined) return <td className={styles["same"]} aria-label="elle-même" />;
  // Differences below a tenth of the limit are hard to see, so the root spreads small values.
  const heat = Math.min(1, Math.sqrt(similarity / limit));
  const state = similarity > limit ? styles["above"] : similarity === 0 ? styles["none"] : styles["some"];
  const hundredths = Math.round(similarity * 100);
  return (
    <td
      className={state}
      style={{ "--heat": `${Math.round(heat * 100)}%` } as React.CSSProperties}
      title={`${names} : ${percent(similarity)}`}
    >
      {hundredths === 0 ? "" : hundredths}
    </td>
  );
}

function Pairs({ pages, pairs, limit }: SimilarityReport) {
  const shown = pairs.slice(0, PAIRS_SHOWN);
  if (shown.length === 0) return <p>Aucune paire n’a de passage commun.</p>;
  return (
    <details className={styles["pairs"]} open={pages.length > MOST_IN_MATRIX}>
      <summary>Les {shown.length} paires les plus proches</summary>
      <ol>
        {shown.map(({ pages: [a, b], similarity }) => (
          <li key={`${a} ${b}`} className={similarity > limit ? styles["tooMuch"] : undefined}>
            <span className={styles["share"]}>{percent(similarity)}</span>
            <span>
              <PageLink {...pages[a]} /> et <PageLink {...pages[b]} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const PageLink = ({ route = "/", name = "" }: { readonly route?: string; readonly name?: string }) => (
  <a href={`/__vitrine/page${route}`}>{name}</a>
);
