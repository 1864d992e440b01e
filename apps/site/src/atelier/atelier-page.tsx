import { formatNumber } from "@vitrine/french/format-number";
import { CoverageMap } from "./coverage-map.tsx";
import { PageTable } from "./page-table.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { AtelierReport } from "./report.ts";
import { SimilarityMap } from "./similarity-map.tsx";
import styles from "./atelier-page.module.css";

/** The state of all pages on one page: the table, the similarity of local pages, the map's coverage. */
export function AtelierPage({ report }: { readonly report: AtelierReport }) {
  const { pages, elsewhere, similarity, coverage, unlisted } = report;
  const problems = elsewhere.flatMap((file) => file.problems);
  return (
    <main className={styles["root"]}>
      <header className={styles["opening"]}>
        <h1>L’atelier</h1>
        <p className={styles["intro"]}>
          L’état de toutes les pages, tel que le dernier enregistrement l’a laissé. Cette page n’existe qu’en
          développement, comme <a href="/__vitrine/design">le système de design</a>.
        </p>
        <nav className={styles["contents"]} aria-label="Dans cette page">
          <a href="#pages">Pages</a>
          <a href="#ressemblances">Ressemblances</a>
          {coverage && <a href="#carte">Carte</a>}
          {problems.length > 0 && <a href="#ailleurs">Autres fichiers</a>}
        </nav>
      </header>
      <section className={styles["chapter"]} id="pages" aria-labelledby="pages-titre">
        <h2 id="pages-titre">Pages</h2>
        {unlisted > 0 && (
          <p className={styles["lead"]}>
            S’y ajoutent {formatNumber(unlisted)} pages locales que cette liste laisse de côté. Chacune paraît
            ici dès qu’elle est affichée.
          </p>
        )}
        <PageTable pages={pages} />
      </section>
      <section className={styles["chapter"]} id="ressemblances" aria-labelledby="ressemblances-titre">
        <h2 id="ressemblances-titre">Ressemblances</h2>
        <SimilarityMap similarity={similarity} />
      </section>
      {coverage && (
        <section className={styles["chapter"]} id="carte" aria-labelledby="carte-titre">
          <h2 id="carte-titre">Carte</h2>
          <CoverageMap coverage={coverage} />
        </section>
      )}
      {problems.length > 0 && (
        <section className={styles["chapter"]} id="ailleurs" aria-labelledby="ailleurs-titre">
          <h2 id="ailleurs-titre">Autres fichiers</h2>
          <p className={styles["lead"]}>
            Ce que le contrôle signale dans les fichiers qui ne font pas une page
            {unlisted > 0 && " ou dont la page n’est pas dans la liste"}.
          </p>
          <ProblemList problems={problems} />
        </section>
      )}
    </main>
  );
}
