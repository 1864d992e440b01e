import { formatDate } from "@vitrine/french/format-date";
import type { LegalPageProps } from "@vitrine/schema/page-props";
import { Backdrop } from "../../components/backdrop/backdrop.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Fold } from "../../components/fold/fold.tsx";
import { french, frenchTitle } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { PageFrame, routeOf } from "../../components/page-frame/page-frame.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import styles from "./legal-page.module.css";

/** Sizes of the picture beside the title. */
const SIZES = "(min-width: 48rem) 22rem, 12rem";

/** A legal text in numbered articles under its table of contents, which a phone folds. */
export function LegalPage({ breadcrumbs, h1, picture, edited, updated, articles }: LegalPageProps) {
  return (
    <PageFrame route={routeOf(breadcrumbs)}>
      <div className={styles["opening"]}>
        <Backdrop />
        <div className={styles["head"]}>
          <div>
            <Breadcrumbs trail={breadcrumbs} />
            <h1>{french(h1)}</h1>
            <p className={styles["dates"]}>
              Version du <time dateTime={edited}>{french(formatDate(edited))}</time>, mise à jour le{"\u00A0"}
              <time dateTime={updated}>{french(formatDate(updated))}</time>
            </p>
          </div>
          {picture && <Picture picture={picture} sizes={SIZES} first />}
        </div>
      </div>
      <div className={styles["root"]}>
        <nav className={styles["contents"]} aria-label="Sommaire">
          <Fold summary="Sommaire">
            <ol>
              {articles.map(({ title }, i) => (
                <li className={i < articles.length / 2 ? undefined : styles["second"]} key={title}>
                  <a className={styles["entry"]} href={`#article-${i + 1}`}>
                    {french(title)}
                  </a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
        <div>
          {articles.map(({ title, blocks }, i) => (
            <section className={styles["article"]} id={`article-${i + 1}`} data-later="" key={title}>
              <h2 className={styles["title"]}>
                <small className={styles["rank"]}>{french(`Article ${ordinal(i + 1)} `)}</small>
                {frenchTitle(title)}
              </h2>
              <div>
                {blocks.map((block) =>
                  "text" in block ? (
                    <p key={block.text}>{linkedText(block.text)}</p>
                  ) : (
                    <ul className={styles["list"]} key={block.list.join()}>
                      {block.list.map((item) => (
                        <li key={item}>
                          <Item text={item} />
                        </li>
                      ))}
                    </ul>
                  ),
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

/** A term of a list, with its colon, and its explanation. */
const TERM = /^([^:.,;()]{2,60}\u00A0:) (.+)$/su;

/** An entry of a list; a term before a colon is bold. */
function Item({ text }: { readonly text: string }) {
  const [, term, rest] = TERM.exec(text) ?? [];
  if (term === undefined || rest === undefined) return linkedText(text);
  return (
    <>
      <b>{french(term)}</b> <span>{linkedText(rest)}</span>
    </>
  );
}

/** The first article of a French text is « Article 1ᵉʳ ». */
const ordinal = (rank: number) => (rank === 1 ? "1ᵉʳ" : String(rank));
