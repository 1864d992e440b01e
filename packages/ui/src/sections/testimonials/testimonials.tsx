import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Section } from "../section/section.tsx";
import styles from "./testimonials.module.css";

/** What clients say: name, role, how long they have been with us. */
export function ClientTestimonials({ id, title, items }: ResolvedSection<"client-testimonials">) {
  const quotes = items.map(({ name, role, duration, content }) => ({
    name,
    about: `${role}, ${duration}`,
    content,
  }));
  return <Testimonials id={id} title={title} quotes={quotes} />;
}

/** What the company's cleaners say: first name, how long they have been with it. */
export function CleanerTestimonials({ id, title, items }: ResolvedSection<"cleaner-testimonials">) {
  const quotes = items.map(({ firstName, duration, content }) => ({
    name: firstName,
    about: duration,
    content,
  }));
  return <Testimonials id={id} title={title} quotes={quotes} />;
}

interface TestimonialsProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly quotes: readonly { readonly name: string; readonly about: string; readonly content: string }[];
}

/** In columns; on a phone, one after the other by swiping or with the keyboard (scroll-snap). */
function Testimonials({ id, title, quotes }: TestimonialsProps) {
  return (
    <Section id={id} title={title}>
      <ScrollRegion label={title} className={styles["list"]}>
        {quotes.map(({ name, about, content }) => (
          <figure className={styles["item"]} key={name}>
            <blockquote className={styles["quote"]}>
              <p>
                <French>{content}</French>
              </p>
            </blockquote>
            <figcaption>
              <span className={styles["name"]}>{name}</span>
              <br />
              <span className={styles["about"]}>
                <French>{about}</French>
              </span>
            </figcaption>
          </figure>
        ))}
      </ScrollRegion>
    </Section>
  );
}
