import type { QuoteCall as QuoteCallContent } from "@vitrine/schema/content/quote-call";
import { useSite } from "../../site-context.ts";
import { ButtonLink } from "../button-link/button-link.tsx";
import { French } from "../french/french.tsx";
import { Stroke } from "../stroke/stroke.tsx";
import styles from "./quote-call.module.css";

/** The closing block: a plain link to the quote page, like every quote button. */
export function QuoteCall({
  title,
  text,
  button,
  id,
}: QuoteCallContent & { readonly id?: string | undefined }) {
  const { contact, quote } = useSite();
  return (
    <section className={styles["root"]} id={id}>
      <Stroke colour="#163055" />
      <div className={styles["inner"]}>
        <h2 className={styles["title"]}>
          <French>{title}</French>
        </h2>
        <p className={styles["text"]}>
          <French>{text}</French>
        </p>
        <ButtonLink href={quote.route}>{button ?? quote.button}</ButtonLink>
        <p className={styles["phone"]}>
          Ou au <a href={`tel:${contact.phone}`}>{contact.phoneLabel}</a>
          {contact.hours !== undefined && (
            <>
              , <French>{contact.hours}</French>
            </>
          )}
          .
        </p>
      </div>
    </section>
  );
}
