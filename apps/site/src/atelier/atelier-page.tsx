import type { AtelierReport } from "../../dev/atelier/make-report.ts";
import { CoverageMap } from "./coverage-map.tsx";
import { PageTable } from "./page-table.tsx";
import { ProblemList } from "./problem-list.tsx";
import { ReleaseList } from "./release-list.tsx";
import { SimilarityMap } from "./similarity-map.tsx";
import styles from "./atelier.module.css";

/** The state of all pages on one page: the table, the similarity of local pages, the map's coverage. */
export function AtelierPage({ report }: { readonly report: AtelierReport }) {
  const { pages, release, elsewhere, similarity, coverage, unlisted } = report;
  const chapters = [
    { id: "pages", title: "Pages", content: <PageTable pages={pages} unlisted={unlisted} /> },
    { id: "ressemblances", title: "Ressemblances", content: <SimilarityMap {...similarity} /> },
    {
      id: "mise-en-ligne",
      title: "Avant la mise en ligne",
      content: release.length > 0 && <ReleaseList kinds={release} />,
    },
    { id: "carte", title: "Carte", content: coverage && <CoverageMap rows={coverage} /> },
    {
      id: "ailleurs",
      title: "Autres fichiers",
      content: elsewhere.length > 0 && (
        <>
          <p className={styles["lead"]}>
            Ce que le contrôle signale dans les fichiers qui ne font pas une page
            {unlisted > 0 && " ou dont la page n’est pas dans la liste"}.
          </p>
          <ProblemList problems={elsewhere} />
        </>
      ),
    },
  ].filter(({ content }) => content);
  return (
    <main className={styles["root"]}>
      <h1>L’atelier</h1>
      <p className={styles["intro"]}>
        L’état de toutes les pages, tel que le dernier enregistrement l’a laissé. Cette page n’existe qu’en
        développement, comme <a href="/__vitrine/design">le système de design</a>.
      </p>
      <nav className={styles["contents"]} aria-label="Dans cette page">
        {chapters.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {chapters.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 id={`${id}-titre`}>{title}</h2>
          {content}
        </section>
      ))}
    </main>
  );
}
