import type { ReactNode } from "react";
import { componentSets, type ExampleSet, sectionSets } from "./example-frames.ts";
import { FIT_FRAMES } from "./fit-frames.ts";
import { ColourTable, SpaceScale, TypeScale } from "./token-tables.tsx";
import styles from "./design-page.module.css";

const foundations = ["couleurs", "lettres", "espaces"].map((name) => ({ name, id: name }));

/** The design system as a specimen book: tokens, then the states of every component and section. */
export function DesignPage({ base }: { readonly base: string }) {
  const count = [...componentSets, ...sectionSets].reduce((sum, { frames }) => sum + frames.length, 0);
  return (
    <main className={styles["root"]}>
      <header className={styles["opening"]}>
        <h1>Le système de design</h1>
        <p className={styles["intro"]}>
          Les couleurs, les lettres et les espaces du site, puis {count}&nbsp;exemples de ses composants et de
          ses sections, ceux-là mêmes que les tests vérifient. Cette page n’existe qu’en développement.
        </p>
      </header>
      <nav className={styles["contents"]} aria-label="Table des matières">
        <Contents title="Fondations" entries={foundations} />
        <Contents title="Composants" entries={componentSets} />
        <Contents title="Sections" entries={sectionSets} />
      </nav>
      <h2 className={styles["part"]}>Fondations</h2>
      <Chapter name="couleurs" id="couleurs">
        <ColourTable />
      </Chapter>
      <Chapter name="lettres" id="lettres">
        <TypeScale />
      </Chapter>
      <Chapter name="espaces" id="espaces">
        <SpaceScale />
      </Chapter>
      <h2 className={styles["part"]}>Composants</h2>
      {componentSets.map((set) => (
        <Specimens key={set.id} base={base} {...set} />
      ))}
      <h2 className={styles["part"]}>Sections</h2>
      {sectionSets.map((set) => (
        <Specimens key={set.id} base={base} {...set} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: FIT_FRAMES }} />
    </main>
  );
}

interface Entry {
  readonly name: string;
  readonly id: string;
}

function Contents({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return (
    <div>
      <p className={styles["contentsTitle"]}>{title}</p>
      <ul>
        {entries.map(({ name, id }) => (
          <li key={id}>
            <a className={styles["entry"]} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chapter({ name, id, children }: Entry & { readonly children: ReactNode }) {
  return (
    <section className={styles["chapter"]} id={id}>
      <h3 className={styles["name"]}>{name}</h3>
      {children}
    </section>
  );
}

function Specimens({ name, id, frames, base }: ExampleSet & { readonly base: string }) {
  return (
    <Chapter name={name} id={id}>
      {frames.map(({ state, path }, i) => (
        <figure className={styles["specimen"]} key={path}>
          <figcaption className={styles["caption"]}>
            <span className={styles["number"]}>{i + 1}</span>
            <span className={styles["state"]}>{state}</span>
            <a className={styles["alone"]} href={base + path} aria-label={`Ouvrir seul : ${name}, ${state}`}>
              Ouvrir seul
            </a>
          </figcaption>
          {/* The script below measures this page of ours, which a sandbox would prevent. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe className={styles["frame"]} src={base + path} title={`${name}, ${state}`} />
        </figure>
      ))}
    </Chapter>
  );
}
