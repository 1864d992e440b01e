import { QuoteForm } from "@vitrine/forms/quote-form";
import type { Breadcrumbs as Trail, ResolvedSection } from "@vitrine/schema/page-props";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "../../components/button-link/button-link.tsx";
import { French } from "../../components/french/french.tsx";
import { useSite } from "../../site-context.ts";
import styles from "./quote-form-section.module.css";

/** The quote form, with the page's title beside it. */
export function QuoteFormSection({
  id,
  title,
  intro,
  trail,
}: ResolvedSection<"quote-form"> & { readonly trail: Trail }) {
  const { addresses, quote } = useSite();
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
      <QuoteForm action={addresses.webhook} privacyRoute={quote.privacy} buttonClass={buttonClass} />
    </section>
  );
}
