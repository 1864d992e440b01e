import type { SectorPageProps } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { DayLine } from "../../components/day-line/day-line.tsx";
import { FeatureTiles } from "../../components/feature-tiles/feature-tiles.tsx";
import { Fold } from "../../components/fold/fold.tsx";
import { french, frenchFigure, frenchTitle } from "../../components/french/french.tsx";
import { Intro } from "../../components/intro/intro.tsx";
import { splitLead, splitParagraphs } from "../../components/intro/split-lead.ts";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { PageFrame, routeOf } from "../../components/page-frame/page-frame.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { SectorLinks } from "../../components/sector-links/sector-links.tsx";
import { Terms } from "../../components/terms/terms.tsx";
import { CachedPart } from "../../cached-part.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import section from "../../sections/section/section.module.css";
import { Section } from "../../sections/section/section.tsx";
import { useSite } from "../../site-provider.ts";
import styles from "./sector-page.module.css";

/** The greatest sizes of a paragraph's picture; its height may keep it smaller. */
const DETAIL_SIZES = "(min-width: 82rem) 42rem, (min-width: 60rem) 52vw, min(34rem, 100vw - 2.5rem)";

/** A sector page. A client's words part the first paragraph from the others. */
export function SectorPage(page: SectorPageProps) {
  const { breadcrumbs, picture, intro, paragraphs, day, features, testimonial, faq, cta } = page;
  const [first, ...others] = paragraphs;
  const route = routeOf(breadcrumbs);
  return (
    <PageFrame route={route}>
      {/* As on local pages. */}
      <Hero {...page} trail={breadcrumbs} button={cta.target && cta.button} target={cta.target} />
      <div className={section["column"]}>
        <div className={styles["opening"]}>
          <CachedPart component={Terms} props={{}} />
          <Intro text={intro} />
        </div>
        {first && <Paragraph {...first} />}
      </div>
      {testimonial && <Quotation {...testimonial} />}
      <div className={section["column"]}>
        {others.map((paragraph) => (
          <Paragraph {...paragraph} key={paragraph.heading} />
        ))}
      </div>
      {day && <DayLine {...day} />}
      {/* The day's band and the brand's ground are equally loud, so a page has one of them. */}
      <section className={section[day ? "shade" : "brand"]} aria-label="Ce que vous pouvez attendre">
        <div className={classes(section["column"], styles["rated"], day && styles["quiet"])}>
          <Rating />
          <FeatureTiles tiles={features} />
        </div>
      </section>
      {faq && <Faq {...faq} />}
      <OtherSectors route={route} />
      <QuoteCall {...cta} main={picture} />
    </PageFrame>
  );
}

/** Characters that a phone shows of a paragraph before it folds the rest. */
const SHOWN = 120;

/** A paragraph, whose first sentence leads in larger type; a phone folds its end if it has words for that. */
function Paragraph({ heading, text, more, picture, figure }: SectorPageProps["paragraphs"][number]) {
  const [shown, folded] = splitLead(text, more === undefined ? text.length : SHOWN);
  const [lead, rest] = splitLead(shown);
  return (
    <section className={styles["paragraph"]}>
      <h2 className={styles["heading"]}>{frenchTitle(heading)}</h2>
      {figure && (
        <p className={styles["figure"]}>
          <strong className={figure.figure.endsWith("€") ? styles["price"] : undefined}>
            {frenchFigure(figure.figure)}
          </strong>{" "}
          <span>{french(figure.text)}</span>
        </p>
      )}
      <div className={styles["text"]}>
        <p className={styles["lead"]}>{linkedText(lead)}</p>
        <Sentences text={rest} />
        {folded !== "" && (
          <Fold summary={french(more ?? "")}>
            <Sentences text={folded} />
          </Fold>
        )}
      </div>
      {picture && <Picture className={styles["detail"]} picture={picture} sizes={DETAIL_SIZES} />}
    </section>
  );
}

/** The sentences after the first, in paragraphs that are not too long. */
function Sentences({ text }: { readonly text: string }) {
  if (text === "") return null;
  return splitParagraphs(text).map((each) => <p key={each}>{linkedText(each)}</p>);
}

/** Number of other sectors at the end of a sector page. */
const OTHERS = 3;

/** The sectors that follow this one in the menu's order, from the last to the first. */
function OtherSectors({ route }: { readonly route: string }) {
  const { sectors } = useSite();
  const here = sectors.findIndex((sector) => sector.route === route);
  const others = [...sectors.slice(here + 1), ...sectors.slice(0, Math.max(here, 0))].slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <Section title="Voir aussi" slight>
      <div className={styles["others"]}>
        <SectorLinks sectors={others} namesOnly />
      </div>
    </Section>
  );
}
