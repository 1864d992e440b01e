import { fieldsOf } from "@vitrine/forms/form-fields";
import { QuoteForm } from "@vitrine/forms/quote-form.island";
import { QuoteSlip, type SlipProps } from "@vitrine/forms/quote-slip";
import { slipText } from "@vitrine/forms/slip-text";
import type { Form } from "@vitrine/schema/content/form";
import type { Breadcrumbs as Trail, ResolvedSection } from "@vitrine/schema/page-props";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "../../components/button-link/button-link.tsx";
import { French } from "../../components/french/french.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Island } from "../../components/island/island.tsx";
import { ThankYou } from "../../components/thank-you/thank-you.tsx";
import { useSite } from "../../site-context.ts";
import styles from "./quote-form-section.module.css";

/**
 * The quote form with the page's title beside it, or the thank-you view in place of both if the address names
 * it. CSS shows neither until the form's script knows whether thanks are due.
 */
export function QuoteFormSection({
  id,
  title,
  intro,
  form,
  reassurance,
  thanks,
  trail,
}: ResolvedSection<"quote-form"> & { readonly trail: Trail }) {
  const slip = slipProps(form);
  const { name, addresses, contact, quote } = useSite();
  return (
    <section className={styles["root"]} id={id}>
      <div className={styles["aside"]}>
        <Breadcrumbs trail={trail} />
        <h1>
          <French>{title}</French>
        </h1>
        <p className={styles["intro"]}>
          <French>{intro}</French>
        </p>
        <p className={styles["rule"]}>{ruleOf(form)}</p>
        <div className={styles["terms"]}>
          {reassurance && (
            <p>
              <strong className={styles["price"]}>
                <French>{reassurance.price.figure}</French>
              </strong>{" "}
              <French>{reassurance.price.text}</French>
            </p>
          )}
          <p>
            <a className={styles["phone"]} href={`tel:${contact.phone}`}>
              {contact.phoneLabel}
            </a>{" "}
            {contact.hours !== undefined && <French>{contact.hours}</French>}
          </p>
        </div>
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
            geocoder: addresses.geocoder,
            privacyRoute: quote.privacy,
            buttonClass,
            thankYouTitle: `${thanks.title} | ${name}`,
          }}
        />
      </div>
      {reassurance && <Reassurance {...reassurance} slip={slip} />}
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

const slipProps = ({ estimate }: Form): SlipProps | undefined =>
  estimate && { price: estimate.price, text: slipText(estimate, []) };

/** The next steps and clients' words, below the form where the page has one column. */
function Reassurance({
  slip,
  room,
  next,
  promises,
  quote,
}: NonNullable<ResolvedSection<"quote-form">["reassurance"]> & {
  readonly slip: SlipProps | undefined;
}) {
  return (
    <aside className={styles["more"]}>
      {slip && (
        <div className={styles["estimate"]}>
          <QuoteSlip {...slip} />
          {room && <Picture picture={{ ...room, alt: "" }} sizes="14rem" thumbnail />}
        </div>
      )}
      <h2 className={styles["next"]}>
        <French>{next}</French>
      </h2>
      <ol>
        {promises.map(({ figure, text }) => (
          <li className={styles["promise"]} key={text}>
            <strong className={styles["delay"]}>
              <French>{figure}</French>
            </strong>
            <French>{text}</French>
          </li>
        ))}
      </ol>
      {quote && (
        <figure className={styles["quote"]}>
          <blockquote className={styles["said"]}>
            <French>{`« ${quote.content} »`}</French>
          </blockquote>
          <figcaption>
            <French>{quote.author}</French>
          </figcaption>
        </figure>
      )}
      <Rating />
    </aside>
  );
}
