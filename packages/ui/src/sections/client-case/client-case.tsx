import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./client-case.module.css";

type Figures = NonNullable<ResolvedSection<"client-case">["figures"]>;

/** One client's premises: what they asked for, what we do there; beside it their picture, else the figures. */
export function ClientCase({
  id,
  title,
  client,
  picture,
  paragraphs,
  figures = [],
}: ResolvedSection<"client-case">) {
  return (
    <Section id={id} title={title}>
      <div className={picture ? `${styles["root"]} ${styles["illustrated"]}` : styles["root"]}>
        <div className={styles["text"]}>
          <p className={styles["client"]}>
            <French>{client}</French>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <French>{paragraph}</French>
            </p>
          ))}
          {picture && <CaseFigures figures={figures} />}
        </div>
        {picture ? (
          <Picture className={styles["picture"]} picture={picture} sizes="(min-width: 60rem) 38rem, 92vw" />
        ) : (
          <CaseFigures figures={figures} beside />
        )}
      </div>
    </Section>
  );
}

function CaseFigures({ figures, beside = false }: { readonly figures: Figures; readonly beside?: boolean }) {
  if (figures.length === 0) return null;
  return (
    <dl className={beside ? `${styles["figures"]} ${styles["beside"]}` : styles["figures"]}>
      {figures.map(({ figure, text }) => (
        <div className={styles["item"]} key={text}>
          <dt>
            <French>{text}</French>
          </dt>
          <dd className={styles["figure"]}>
            <French>{figure}</French>
          </dd>
        </div>
      ))}
    </dl>
  );
}
