import { fieldsOf } from "@vitrine/forms/form-fields";
import { QuoteForm } from "@vitrine/forms/quote-form.island";
import { QuoteSlip } from "@vitrine/forms/quote-slip";
import { slipText } from "@vitrine/forms/slip-text";
import type { Form } from "@vitrine/schema/content/form";
import type { Breadcrumbs as Trail, ResolvedSection } from "@vitrine/schema/page-props";
import type { PropsWithChildren } from "react";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "../../components/button-link/button-link.tsx";
import { bindParagraph } from "../../components/french/bind-words.ts";
import { french, frenchFigure, frenchParagraph } from "../../components/french/french.tsx";
import { callableText } from "../../components/linked-text/linked-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { RatingSentence } from "../../components/rating/rating.tsx";
import { Island } from "../../components/island/island.tsx";
import { ThankYou } from "../../components/thank-you/thank-you.tsx";
import { useSite } from "../../site-provider.ts";
import styles from "./quote-form-section.module.css";

type ReassuranceContent = NonNullable<ResolvedSection<"quote-form">["reassurance"]>;

/** Sizes of the room on the estimate. */
const ROOM_SIZES = "30rem";

/** Sizes of the room beside a tablet's price. */
const SMALL_ROOM_SIZES = "(min-width: 48rem) 17rem, 11rem";

/**
 * The quote form with the page's title beside it, or the thank-you view in place of both if the address names
 * it. CSS shows neither until the form's script knows whether thanks are due.
 */
export function QuoteFormSection(section: ResolvedSection<"quote-form"> & { readonly trail: Trail }) {
  const { id, title, intro, form, reassurance, thanks, trail } = section;
  const slip = slipText(form, new Map());
  const { name, addresses, hosting, quote } = useSite();
  return (
    <section className={styles["root"]} id={id}>
      <div className={styles["aside"]}>
        <Breadcrumbs trail={trail} />
        <h1>{french(title)}</h1>
        <p className={styles["intro"]}>{callableText(bindParagraph(intro))}</p>
        <p className={styles["rule"]}>{ruleOf(form)}</p>
        {reassurance && (
          <div className={`${styles["row"]} ${styles["above"]}`}>
            <Figure figure={reassurance.price.figure}>{french(reassurance.price.text)}</Figure>
            {reassurance.room && (
              <Picture picture={{ ...reassurance.room, alt: "" }} sizes={SMALL_ROOM_SIZES} thumbnail />
            )}
          </div>
        )}
      </div>
      <div className={styles["form"]}>
        <Island
          name="quote-form"
          when="load"
          component={QuoteForm}
          props={{
            form,
            slip,
            action: addresses.webhook,
            fallback: addresses.webhookFallback,
            speakCors: hosting?.webhooksSpeakCors,
            geocoder: addresses.geocoder,
            privacyRoute: quote.privacy,
            buttonClass,
            thankYouTitle: `${thanks.title} | ${name}`,
          }}
        />
      </div>
      <aside className={styles["more"]}>
        <div className={styles["stays"]}>
          {slip && (
            <div className={styles["estimate"]}>
              <h2 className={styles["estimateTitle"]}>{french(form.estimate?.title ?? "")}</h2>
              {reassurance?.room && <Picture picture={{ ...reassurance.room, alt: "" }} sizes={ROOM_SIZES} />}
              <QuoteSlip text={slip} />
            </div>
          )}
          <Facts reassurance={reassurance} />
          {reassurance?.quote && <Quote {...reassurance.quote} />}
        </div>
      </aside>
      {reassurance && <NextSteps {...reassurance} />}
      <div className={styles["thanks"]}>
        <ThankYou thanks={thanks} promise={reassurance?.promises[0]} picture={reassurance?.room} />
      </div>
    </section>
  );
}

/** The sentence on required fields: the fields themselves say which are not. */
const ruleOf = (form: Form) =>
  fieldsOf(form).every(({ required }) => required === true)
    ? "Tous les champs sont obligatoires."
    : "Les champs sont obligatoires, sauf mention contraire.";

/** A figure in large letters, and its sentence. */
const Figure = ({ figure, children }: PropsWithChildren<{ readonly figure: string }>) => (
  <>
    <strong className={styles["figure"]}>{frenchFigure(figure)}</strong> {children}
  </>
);

/** The price, the number to call instead of filling in the form, and the site's rating. */
function Facts({ reassurance }: { readonly reassurance: ReassuranceContent | undefined }) {
  const { contact, rating } = useSite();
  return (
    <ul>
      {reassurance && (
        <li className={`${styles["row"]} ${styles["beside"]}`}>
          <Figure figure={reassurance.price.figure}>{french(reassurance.price.text)}</Figure>
        </li>
      )}
      <li className={styles["row"]}>
        <a className={styles["figure"]} href={`tel:${contact.phone}`}>
          {contact.phoneLabel}
        </a>{" "}
        {contact.hours !== undefined && french(contact.hours)}
      </li>
      {reassurance && rating && (
        <li className={styles["row"]}>
          <Figure figure={rating.figure ?? ""}>
            <span>
              <RatingSentence {...rating} />
            </span>
          </Figure>
        </li>
      )}
    </ul>
  );
}

/** A client's words. */
const Quote = ({ content, author }: NonNullable<ReassuranceContent["quote"]>) => (
  <figure className={styles["quote"]}>
    <blockquote className={styles["said"]}>{frenchParagraph(`«\u00A0${content}\u00A0»`)}</blockquote>
    <figcaption>{french(author)}</figcaption>
  </figure>
);

/** The steps after the request, across the page. */
const NextSteps = ({ next, promises }: ReassuranceContent) => (
  <div className={styles["steps"]}>
    <h2 className={styles["next"]}>{french(next)}</h2>
    <ol>
      {promises.map(({ figure, text }) => (
        <li className={styles["row"]} key={text}>
          <Figure figure={figure}>{french(text)}</Figure>
        </li>
      ))}
    </ol>
  </div>
);
