import { percent } from "./percent.ts";
import { ProblemList } from "./problem-list.tsx";
import type { PageSheet } from "./report.ts";
import { SearchPreview, SocialPreview } from "./share-previews.tsx";
import styles from "./page-sheet.module.css";

/** All facts about one page: its previews, its problems, its sources. */
export function PageSheetView({ sheet }: { readonly sheet: PageSheet }) {
  const { row, head, problems, sources, facts, commune, neighbours, pictures } = sheet;
  return (
    <main className={styles["root"]}>
      <header className={styles["opening"]}>
        <p>
          <a href="/__vitrine">L’atelier</a>
        </p>
        <h1>{row.route}</h1>
        <p>
          {row.kind}
          {commune && `, ${commune}`}. <a href={row.route}>Voir la page</a>
        </p>
      </header>
      <div className={styles["columns"]}>
        <section aria-labelledby="recherche">
          <h2 id="recherche">Dans une page de résultats</h2>
          <SearchPreview route={row.route} {...head} />
        </section>
        <section aria-labelledby="partage">
          <h2 id="partage">Sur un réseau social</h2>
          <SocialPreview {...head} />
        </section>
      </div>
      <section className={styles["part"]} aria-labelledby="problemes">
        <h2 id="problemes">Problèmes</h2>
        {problems.length === 0 ? (
          <p>Le contrôle n’a rien à signaler.</p>
        ) : (
          <ProblemList problems={problems} />
        )}
      </section>
      <div className={styles["columns"]}>
        <section aria-labelledby="sources">
          <h2 id="sources">Sources</h2>
          <dl className={styles["list"]}>
            {sources.map(({ file, address, gives }) => (
              <div key={file}>
                <dt>
                  <a href={address}>{file}</a>
                </dt>
                <dd>{gives}</dd>
              </div>
            ))}
          </dl>
          <Names title="Images" names={pictures} />
        </section>
        <Facts facts={facts} />
      </div>
      {row.kind === "Page locale" && (
        <section className={styles["part"]} aria-labelledby="autour">
          <h2 id="autour">Autour d’elle</h2>
          {row.nearest && (
            <p>
              La page la plus ressemblante est{" "}
              <a href={`/__vitrine/page${row.nearest.route}`}>{row.nearest.route}</a>&nbsp;:{" "}
              {percent(row.nearest.similarity)} en commun, noms de lieux mis à part.
            </p>
          )}
          <ul className={styles["links"]}>
            {neighbours.map((route) => (
              <li key={route}>
                <a href={`/__vitrine/page${route}`}>{route}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function Facts({ facts }: Pick<PageSheet, "facts">) {
  return (
    <section aria-labelledby="faits">
      <h2 id="faits">Faits</h2>
      {facts.length === 0 && <p>Ses textes n’en citent aucun.</p>}
      <dl className={styles["list"]}>
        {facts.map(({ name, value, label }) => (
          <div key={name}>
            <dt>
              {value} <code>{name}</code>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className={styles["small"]}>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
