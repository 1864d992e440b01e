import type { SectorPageProps } from "@vitrine/schema/page-props";
import { FeatureTiles } from "../../components/feature-tiles/feature-tiles.tsx";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { PageFrame } from "../../components/page-frame/page-frame.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Terms } from "../../components/terms/terms.tsx";
import { Kept } from "../../kept.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import styles from "./sector-page.module.css";

/** Sizes of a paragraph's picture, which is no wider than the column. */
const DETAIL_SIZES = "(min-width: 82rem) 42rem, (min-width: 60rem) 52vw, min(42rem, 100vw - 2.5rem)";

/** A sector page: title, image, intro, terms, three paragraphs, three feature tiles, a client's words, questions, quote button. */
export function SectorPage({
  breadcrumbs,
  h1,
  tagline,
  picture,
  points,
  intro,
  paragraphs,
  features,
  testimonial,
  faq,
  cta,
}: SectorPageProps) {
  return (
    <PageFrame route={breadcrumbs.at(-1)?.route ?? "/"}>
      <Hero trail={breadcrumbs} h1={h1} tagline={tagline} picture={picture} points={points} />
      <div className={styles["column"]}>
        <div className={styles["body"]}>
          <p className={styles["intro"]}>
            <LinkedText>{intro}</LinkedText>
          </p>
          <Kept component={Terms} props={{}} />
          <div>
            {paragraphs.map(({ heading, text, picture: detail }) => (
              <section className={styles["paragraph"]} key={heading}>
                <h2 className={styles["heading"]}>
                  <French>{heading}</French>
                </h2>
                <p className={styles["text"]}>
                  <LinkedText>{text}</LinkedText>
                </p>
                {detail && <Picture className={styles["detail"]} picture={detail} sizes={DETAIL_SIZES} />}
              </section>
            ))}
          </div>
          <section className={styles["features"]} aria-label="Ce que vous pouvez attendre">
            <FeatureTiles tiles={features} />
            <Rating />
          </section>
        </div>
      </div>
      {testimonial && <Quotation {...testimonial} />}
      {faq && (
        <div className={testimonial ? undefined : styles["faq"]}>
          <Faq {...faq} />
        </div>
      )}
      <QuoteCall {...cta} main={picture} />
    </PageFrame>
  );
}
