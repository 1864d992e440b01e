import type { ReactNode } from "react";
import type { PageSheet } from "./make-report.ts";
import { ProblemList } from "./problem-list.tsx";
import styles from "./atelier.module.css";

/** All facts about one page: its previews, its problems, its sources. */
export function PageSheetView({ sheet }: { readonly sheet: PageSheet }) {
  const { route, kind, problems, sources, facts, commune, pictures } = sheet;
  return (
    <main className={styles["root"]}>
      <a href="/__vitrine">L’atelier</a>
      <h1>{route}</h1>
      <p className={styles["intro"]}>
        {kind}
        {commune && `, ${commune}`}. <a href={route}>Voir la page</a>
      </p>
      <div className={styles["columns"]}>
        <Part id="recherche" title="Dans une page de résultats">
          <SearchPreview {...sheet} />
        </Part>
        <Part id="partage" title="Sur un réseau social">
          <SocialPreview {...sheet} />
        </Part>
      </div>
      <Part id="problemes" title="Problèmes">
        {problems.length === 0 && <p>Le contrôle n’a rien à signaler.</p>}
        <ProblemList problems={problems} />
      </Part>
      <div className={styles["columns"]}>
        <Part id="sources" title="Sources">
          <ul className={styles["list"]}>
            {sources.map(({ file, address, gives }) => (
              <li key={file}>
                <a href={address}>{file}</a>
                <small>{gives}</small>
              </li>
            ))}
            {pictures.map((picture) => (
              <li key={picture}>
                <code>{picture}</code>
                <small>image</small>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="faits" title="Faits">
          {facts.length === 0 && <p>Ses textes n’en citent aucun.</p>}
          <ul className={styles["list"]}>
            {facts.map(({ name, value, label }) => (
              <li key={name}>
                <strong>{value}</strong> <code>{name}</code>
                <small>{label}</small>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </main>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A search engine's result: the title cut at 600 pixels, the description at two lines. */
function SearchPreview({ route, title, description, host }: PageSheet) {
  return (
    <div className={styles["result"]}>
      <p>{[host, ...route.split("/").filter((part) => part !== "")].join(" › ")}</p>
      <p className={styles["title"]}>{title}</p>
      <p className={styles["twoLines"]}>{description}</p>
    </div>
  );
}

/** A social network's card: the picture at 1.91 to 1, the host, the title, a line of description. */
function SocialPreview({ title, description, host, image, imageAlt = "", isDrawnByBuild }: PageSheet) {
  return (
    <>
      <div className={styles["card"]}>
        {image === undefined ? "Sans image" : <img src={image} alt={imageAlt} width={1200} height={630} />}
        <p>{host}</p>
        <strong>{title}</strong>
        <p className={styles["line"]}>{description}</p>
      </div>
      {isDrawnByBuild && (
        <p className={styles["note"]}>
          Un build dessine pour cette page une image à son titre, qui remplace celle-ci.
        </p>
      )}
    </>
  );
}
