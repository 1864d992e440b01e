import { QuoteForm } from "@vitrine/forms/quote-form.island";
import type { Breadcrumbs as Trail, ResolvedSection } from "@vitrine/schema/page-props";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "../../components/button-link/button-link.tsx";
import { French } from "../../components/french/french.tsx";
import { Island } from "../../components/island/island.tsx";
import { ThankYou } from "../../components/thank-you/thank-you.tsx";
import { useSite } from "../../site-context.ts";
import styles from "./quote-form-section.module.css";

/**
 * The quote form, with the page's title beside it; or the thank-you view in place of both, when the address
 * names it. CSS shows neither until the form's script knows whether thanks are due.
 */
export function QuoteFormSection({
  id,
  title,
  intro,
  thanks,
  trail,
}: ResolvedSection<"quote-form"> & { readonly trail: Trail }) {
  const { name, addresses, quote } = useSite();
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
      </div>
      <div className={styles["form"]}>
        <Island
          name="quote-form"
          when="load"
          component={QuoteForm}
          props={{
            action: addresses.webhook,
            fallback: addresses.webhookFallback,
            geocoder: addresses.geocoder,
            privacyRoute: quote.privacy,
            buttonClass,
            thankYouTitle: `${thanks.title} | ${name}`,
          }}
        />
      </div>
      <div className={styles["thanks"]}>
        <ThankYou {...thanks} />
      </div>
    </section>
  );
}
