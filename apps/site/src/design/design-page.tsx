import type { ReactNode } from "react";
import styles from "./design-page.module.css";
import { componentSets, type ExampleSet, sectionSets } from "./example-frames.ts";
import { ColourTable, SizeTable } from "./token-tables.tsx";

/**
 * Gives each frame the height of its content, now and at each change. A header's menus open over the
 * following content, so its frame stays tall. This is a plain script, because the page has no bundle.
 */
const FIT_FRAMES = `
for (const frame of document.querySelectorAll("iframe")) {
  const fit = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root) return;
    const measure = () => { frame.style.height = Math.ceil(root.getBoundingClientRect().height) + "px"; };
    new ResizeObserver(measure).observe(root);
    measure();
  };
  frame.addEventListener("load", fit);
  if (frame.contentDocument?.readyState === "complete") fit();
}`;

interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** The design system as a specimen book: tokens, then the states of every component and section. */
export function DesignPage({ base }: { readonly base: string }) {
  const count = [...componentSets, ...sectionSets].reduce((sum, { frames }) => sum + frames.length, 0);
  const chapterOf = (set: ExampleSet): Chapter => ({ ...set, content: <Specimens base={base} {...set} /> });
  const parts: Readonly<Record<string, readonly Chapter[]>> = {
    Fondations: [
      { id: "couleurs", name: "couleurs", content: <ColourTable /> },
      { id: "lettres", name: "lettres", content: <SizeTable kind="size" /> },
      { id: "espaces", name: "espaces", content: <SizeTable kind="space" /> },
    ],
    Composants: componentSets.map(chapterOf),
    Sections: sectionSets.map(chapterOf),
  };
  return (
    <main className={styles["root"]}>
      <h1>Le système de design</h1>
      <p className={styles["intro"]}>
        Les couleurs, les lettres et les espaces du site, puis {count}&nbsp;exemples de ses composants et de
        ses sections, ceux-là mêmes que les tests vérifient. Cette page n’existe qu’en développement.
      </p>
      <nav className={styles["contents"]} aria-label="Table des matières">
        {Object.entries(parts).map(([title, chapters]) => (
          <div key={title}>
            <p className={styles["title"]}>{title}</p>
            <ul>
              {chapters.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {Object.entries(parts).map(([title, chapters]) => (
        <section key={title} aria-labelledby={title}>
          <h2 id={title}>{title}</h2>
          {chapters.map(({ id, name, content }) => (
            <section className={styles["chapter"]} id={id} key={id}>
              <h3>{name}</h3>
              {content}
            </section>
          ))}
        </section>
      ))}
      <script dangerouslySetInnerHTML={{ __html: FIT_FRAMES }} />
    </main>
  );
}

function Specimens({ name, frames, base }: ExampleSet & { readonly base: string }) {
  return frames.map(({ state, path }, i) => (
    <figure key={path}>
      <figcaption className={styles["caption"]}>
        <span className={styles["number"]}>{i + 1}</span>
        <strong>{state}</strong>
        <a href={base + path} aria-label={`Ouvrir seul : ${name}, ${state}`}>
          Ouvrir seul
        </a>
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- FIT_FRAMES measures this page of ours. */}
      <iframe className={styles["frame"]} src={base + path} title={`${name}, ${state}`} />
    </figure>
  ));
}
