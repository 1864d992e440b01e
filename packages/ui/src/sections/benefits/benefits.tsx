import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Foldable } from "../../components/fold/fold.tsx";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import figures from "./benefit-figures.module.css";
import styles from "./benefits.module.css";

type Benefit = ResolvedSection<"benefits">["items"][number];

/** The client's benefits, one a row, each with a title that makes sense alone. */
export function Benefits({ id, title, intro, items, folded = false }: ResolvedSection<"benefits">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={folded ? styles["folded"] : undefined}>
        {items.map((item, i) => (
          <li className={styles["item"]} key={item.title}>
            <Item {...item} folded={folded} open={i === 0 && item.figure === undefined} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ItemProps extends Benefit {
  readonly folded: boolean;
  readonly open: boolean;
}

/** A benefit; a folded one shows its figure behind its title. */
function Item({ figure, title, description, folded, open }: ItemProps) {
  const shownFigure = figure !== undefined && <span className={figures["figure"]}>{french(figure)}</span>;
  return (
    <Foldable
      folded={folded}
      open={open}
      summary={
        <>
          {french(title)}
          {shownFigure}
        </>
      }
      heading={
        <div>
          <h3>{french(title)}</h3>
          {shownFigure}
        </div>
      }
    >
      <p className={styles["text"]}>{linkedText(description)}</p>
    </Foldable>
  );
}
