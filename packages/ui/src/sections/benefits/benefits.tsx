import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Foldable } from "../../components/fold/fold.tsx";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import figures from "./benefit-figures.module.css";
import styles from "./benefits.module.css";

/** The client's benefits, one a row, each with a title that makes sense alone. A fold shows its figure behind the title. */
export function Benefits({ id, title, intro, items, folded = false }: ResolvedSection<"benefits">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={folded ? styles["folded"] : undefined}>
        {items.map(({ figure, title: name, description }, i) => {
          const shownFigure = figure && <span className={figures["figure"]}>{french(figure)}</span>;
          return (
            <li className={styles["item"]} key={name}>
              <Foldable
                folded={folded}
                open={i === 0 && figure === undefined}
                summary={
                  <>
                    {french(name)}
                    {shownFigure}
                  </>
                }
                heading={
                  <div>
                    <h3>{french(name)}</h3>
                    {shownFigure}
                  </div>
                }
              >
                <p className={styles["text"]}>{linkedText(description)}</p>
              </Foldable>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
