import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Foldable } from "../../components/fold/fold.tsx";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";
import framed from "../../components/picture/framed.module.css";
import { HERO_SIZES, Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./client-case.module.css";

/** A client's premises: figures beside a picture, the request and our service there, then the client's words. */
export function ClientCase(section: ResolvedSection<"client-case">) {
  const { client, picture, paragraphs, figures = [], testimonial } = section;
  return (
    <>
      <Section id={section.id} title={section.title} ground="brand">
        <div className={styles["opening"]}>
          <div>
            <p className={styles["client"]}>{french(client)}</p>
            {figures.length > 0 && (
              <dl className={styles["figures"]}>
                {figures.map(({ figure, text }) => (
                  <div className={styles["item"]} key={text}>
                    <dt>{french(text)}</dt>
                    <dd className={styles["figure"]}>{french(figure)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {picture && (
            <Picture
              className={picture.framed ? framed["root"] : styles["picture"]}
              picture={picture}
              sizes={HERO_SIZES}
            />
          )}
        </div>
        <div className={styles["text"]}>
          {paragraphs.map((paragraph, i) => (
            <Paragraph key={paragraph} open={i === 0}>
              {paragraph}
            </Paragraph>
          ))}
        </div>
      </Section>
      {testimonial && <Quotation {...testimonial} />}
    </>
  );
}

/** A label that begins a paragraph: "Les lieux : un ancien atelier". */
const LABEL = /^([^.:]{1,30})\s: (.)/u;

interface ParagraphProps {
  readonly children: string;
  /** True if a phone shows the text with its label. */
  readonly open: boolean;
}

/** A paragraph, under its label if it has one; a phone shows the label first. */
function Paragraph({ children: text, open }: ParagraphProps) {
  const [beginning = "", label, first = ""] = LABEL.exec(text) ?? [];
  const body = (
    <p>{linkedText(label === undefined ? text : first.toUpperCase() + text.slice(beginning.length))}</p>
  );
  if (label === undefined) return body;
  return (
    <section>
      <Foldable folded open={open} summary={french(label)} heading={<h3>{french(label)}</h3>}>
        {body}
      </Foldable>
    </section>
  );
}
