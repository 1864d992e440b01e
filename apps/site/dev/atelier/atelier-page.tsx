import { formatNumber } from "@vitrine/french/format-number";
import type { AtelierReport } from "./make-report.ts";
import { PageTable } from "./page-table.tsx";
import { ProblemList } from "./problem-list.tsx";
import styles from "./atelier.module.css";

/** The state of all pages on one page: the table, and the problems that no page's sheet shows. */
export function AtelierPage({ report }: { readonly report: AtelierReport }) {
  const { pages, release, elsewhere, unlisted } = report;
  return (
    <main className={styles["root"]}>
      <h1>L’atelier</h1>
      <p className={styles["intro"]}>
        L’état de toutes les pages, tel que le dernier enregistrement l’a laissé. Cette page n’existe qu’en
        développement, comme <a href="/__vitrine/design">le système de design</a>.
      </p>
      <h2>{formatNumber(pages.length)} pages</h2>
      {unlisted > 0 && (
        <p className={styles["lead"]}>
          S’y ajoutent {formatNumber(unlisted)} pages locales que cette liste laisse de côté. Chacune paraît
          ici dès qu’elle est affichée.
        </p>
      )}
      <PageTable pages={pages} />
      {release.length > 0 && (
        <section aria-labelledby="mise-en-ligne">
          <h2 id="mise-en-ligne">Avant la mise en ligne</h2>
          <p className={styles["lead"]}>
            Ce que <code>npm run check -- --release</code> refuse. Le site peut paraître quand cette liste est
            vide.
          </p>
          {release.map(({ title, problems }) => (
            <details key={title}>
              <summary>
                {title}&nbsp;: {formatNumber(problems.length)}
              </summary>
              <ProblemList problems={problems} />
            </details>
          ))}
        </section>
      )}
      {elsewhere.length > 0 && (
        <section aria-labelledby="ailleurs">
          <h2 id="ailleurs">Autres fichiers</h2>
          <p className={styles["lead"]}>
            Ce que le contrôle signale dans les fichiers qui ne font pas une page
            {unlisted > 0 && " ou dont la page n’est pas dans la liste"}.
          </p>
          <ProblemList problems={elsewhere} />
        </section>
      )}
    </main>
  );
}
