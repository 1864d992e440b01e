import type { ResolvedSection } from "@vitrine/schema/page-props";
import { CachedPart } from "../../cached-part.tsx";
import { Foldable } from "../../components/fold/fold.tsx";
import { frenchTitle } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import folds from "./services-folded.module.css";
import styles from "./services.module.css";

type ServicesProps = Omit<ResolvedSection<"services">, "type">;

/** The greatest sizes of the picture; its height may keep it smaller. */
const SIZES = "(min-width: 82rem) 40rem, (min-width: 60rem) 48vw, min(40rem, 100vw - 2.5rem)";

/**
 * An index of services: name and sentence. A service with a page links to it, so a phone does not fold it; the first
 * of the others begins unfolded. A picture stands beside the list.
 */
export function Services({ id, title, intro, ...index }: ServicesProps) {
  return (
    <Section id={id} title={title} intro={intro}>
      {/* The title of a local page names its place. */}
      <CachedPart component={Index} props={index} />
    </Section>
  );
}

function Index({ items, picture, folded = false }: Omit<ServicesProps, "id" | "title" | "intro">) {
  const firstFolded = items.findIndex(({ route }) => route === undefined);
  return (
    <div className={styles["root"]}>
      {picture && <Picture className={styles["picture"]} picture={picture} sizes={SIZES} />}
      <ul className={folded && firstFolded >= 0 ? folds["root"] : undefined}>
        {items.map(({ title, text, route }, i) => {
          const name = frenchTitle(title);
          return (
            <li className={styles["service"]} key={title}>
              <Foldable
                folded={folded && route === undefined}
                open={i === firstFolded}
                summary={name}
                heading={<h3>{route === undefined ? name : <a href={route}>{name}</a>}</h3>}
              >
                <p className={styles["text"]}>{linkedText(text)}</p>
              </Foldable>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
