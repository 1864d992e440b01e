import type { ResolvedSection } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { french } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/island.tsx";
import { Section } from "../section/section.tsx";
import many from "./testimonials-many.module.css";
import styles from "./testimonials.module.css";

interface Testimonial {
  readonly name: string;
  /** Lines about the speaker. */
  readonly about: readonly string[];
  readonly content: string;
}

/** Clients' words, with name, role and, if they say it, time as a client. */
export function ClientTestimonials({ items, ...section }: ResolvedSection<"client-testimonials">) {
  const quotes = items.map(({ name, role, duration, content }): Testimonial => ({
    name,
    about: duration === undefined ? [role] : [role, duration],
    content,
  }));
  return <Testimonials {...section} quotes={quotes} ground="shade" />;
}

/** Words of the company's own people, with first name and time in the company. */
export function TeamTestimonials({ items, ...section }: ResolvedSection<"team-testimonials">) {
  const quotes = items.map(({ firstName, duration, content }): Testimonial => ({
    name: firstName,
    about: [duration],
    content,
  }));
  return <Testimonials {...section} quotes={quotes} ground="tint" />;
}

/** Greatest number of quotations of which the others stand beside the first. */
const BESIDE = 4;

interface TestimonialsProps {
  readonly id?: string;
  readonly title: string;
  readonly quotes: readonly Testimonial[];
  /** The band's colour. On a wide screen a shaded one has a large first quotation; a tinted one has equal ones. */
  readonly ground: "shade" | "tint";
}

/** Quotations in columns; on a phone a carousel to swipe, to scroll by keyboard or to step through. */
function Testimonials({ id, title, quotes, ground }: TestimonialsProps) {
  const hasLead = ground === "shade";
  return (
    <Section id={id} title={title} ground={ground} slight={!hasLead}>
      <PlainIsland name="carousel" when="visible" media="(max-width: 47.99rem)">
        <div className={styles["carousel"]}>
          <section
            className={classes(
              styles["list"],
              hasLead && styles["lead"],
              hasLead && quotes.length > BESIDE && many["root"],
            )}
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it (WCAG 2.1.1)
            tabIndex={0}
          >
            {quotes.map(({ name, about, content }) => (
              <figure className={styles["item"]} key={name}>
                <blockquote className={styles["quote"]}>
                  <p>{french(`«\u00A0${content}\u00A0»`)}</p>
                </blockquote>
                <figcaption>
                  <span className={styles["name"]}>{name}</span>
                  {about.map((line) => (
                    <span className={styles["about"]} key={line}>
                      {french(line)}
                    </span>
                  ))}
                </figcaption>
              </figure>
            ))}
          </section>
        </div>
      </PlainIsland>
    </Section>
  );
}
