import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Section } from "../section/section.tsx";
import styles from "./testimonials.module.css";

interface Testimonial {
  readonly name: string;
  /** Lines about the speaker. */
  readonly about: readonly string[];
  readonly content: string;
}

/** Clients' words, with name, role and time as a client. */
export function ClientTestimonials({ items, ...section }: ResolvedSection<"client-testimonials">) {
  const quotes = items.map(({ name, role, duration, content }): Testimonial => ({
    name,
    about: [role, duration],
    content,
  }));
  return <Testimonials {...section} quotes={quotes} look="lead" />;
}

/** Words of the company's own people, with first name and time in the company. */
export function TeamTestimonials({ items, ...section }: ResolvedSection<"team-testimonials">) {
  const quotes = items.map(({ firstName, duration, content }): Testimonial => ({
    name: firstName,
    about: [duration],
    content,
  }));
  return <Testimonials {...section} quotes={quotes} look="names" />;
}

interface TestimonialsProps {
  readonly id?: string;
  readonly title: string;
  readonly quotes: readonly Testimonial[];
  /**
   * Layout on a wide screen: one large quotation with the others beside it, or columns under large first
   * names.
   */
  readonly look: "lead" | "names";
}

/**
 * Quotations in columns; on a narrow screen a carousel to swipe, to scroll by keyboard or to step through.
 */
function Testimonials({ id, title, quotes, look }: TestimonialsProps) {
  return (
    <Section id={id} title={title} ground={look === "lead" ? "shade" : "tint"}>
      <PlainIsland name="carousel" when="visible" media="(max-width: 59.99rem)">
        <div className={styles["carousel"]}>
          <ScrollRegion label={title} className={`${styles["list"]} ${styles[look]}`}>
            {quotes.map(({ name, about, content }) => (
              <figure className={styles["item"]} key={name}>
                <blockquote className={styles["quote"]}>
                  <p>
                    <French>{`«\u00A0${content}\u00A0»`}</French>
                  </p>
                </blockquote>
                <figcaption>
                  <span className={styles["name"]}>{name}</span>
                  {about.map((line) => (
                    <span className={styles["about"]} key={line}>
                      <French>{line}</French>
                    </span>
                  ))}
                </figcaption>
              </figure>
            ))}
          </ScrollRegion>
        </div>
      </PlainIsland>
    </Section>
  );
}
