import type { ReactNode } from "react";
import {
  CONSENT_ID,
  consentButtons,
  KEPT_MESSAGE_ATTRIBUTE,
  TRACKERS_ATTRIBUTE,
} from "@vitrine/tracking/consent-markup";
import { trackers as trackerTable } from "@vitrine/tracking/trackers";
import type { SiteModel } from "@vitrine/schema/site-model";
import { useSite } from "../../site-context.ts";
import styles from "./consent-layer.module.css";

const TITLE_ID = "cookies-titre";

/**
 * The question about cookies, hidden until the page's script finds no answer. It names the site, the purposes
 * and the tools, and offers three answers. Yes and no look the same (CNIL, recommandation 2020-092). Without
 * tools there is no question; a site that needs no consent gets only the tools' identifiers.
 */
export function ConsentLayer({ hidden = true }: { readonly hidden?: boolean }) {
  const { name, quote, tracking, footer } = useSite();
  const company = name.replaceAll(" ", "\u00A0");
  const names = Object.keys(trackerTable).filter(isTracker);
  const used = names.filter((tracker) => tracking.trackers[tracker] !== undefined);
  if (used.length === 0) return null;
  const identifiers = { [TRACKERS_ATTRIBUTE]: JSON.stringify(tracking.trackers) };
  if (!tracking.consent) return <div id={CONSENT_ID} hidden {...identifiers} />;

  const vendors = (purpose: string) =>
    used
      .map((tracker) => trackerTable[tracker])
      .filter((tracker) => tracker.purpose === purpose)
      .map(({ vendor }) => vendor);
  const [audience, advertising] = [vendors("audience"), vendors("advertising")];
  return (
    <section
      className={styles["root"]}
      id={CONSENT_ID}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      hidden={hidden}
      data-nosnippet=""
      {...{ [KEPT_MESSAGE_ATTRIBUTE]: "Vos choix sur les cookies sont enregistrés." }}
      {...identifiers}
    >
      <div className={styles["inner"]}>
        {/* Two paragraphs: as one, this late text would be the largest of some pages' first view (LCP). */}
        <div className={styles["question"]}>
          <p>
            <strong id={TITLE_ID}>Vos choix sur les cookies.</strong> Avec votre accord, {company} et ses
            partenaires en déposent :
          </p>
          <p>
            mesure d’audience{inBrackets(audience)}, publicité{inBrackets(advertising)}.
          </p>
        </div>
        <button className={styles["answer"]} type="button" value={consentButtons.refuse}>
          Tout refuser
        </button>
        <button className={styles["answer"]} type="button" value={consentButtons.accept}>
          Tout accepter
        </button>
        <details className={styles["details"]}>
          <summary className={styles["choose"]}>Choisir</summary>
          <p>
            Refuser ne change rien à votre visite. Pour changer d’avis : « {reopening(footer)} », en bas de
            page. <a href={quote.privacy}>Le détail des cookies</a>
          </p>
          <div className={styles["purposes"]}>
            <Purpose name="audience" title="Mesure d’audience">
              Savoir combien de visites reçoit chaque page{withVendors(audience)}.
            </Purpose>
            <Purpose name="advertising" title="Publicité">
              Savoir quelles annonces vous amènent et vous en proposer d’autres ailleurs
              {withVendors(advertising)}. {company} retient 90&nbsp;jours la campagne d’où vous venez.
            </Purpose>
            <button className={styles["answer"]} type="button" value={consentButtons.save}>
              Enregistrer mes choix
            </button>
            <p className={styles["kept"]}>Vos choix sont gardés 6&nbsp;mois sur cet appareil.</p>
          </div>
        </details>
      </div>
    </section>
  );
}

/** The label of the footer's entry that opens this question again; the check demands one. */
const reopening = ({ columns = [], legal }: SiteModel["footer"]) =>
  [...columns.flatMap(({ entries = [] }) => entries), ...legal].find(({ opens }) => opens !== undefined)
    ?.label;

interface PurposeProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Purpose({ name, title, children }: PurposeProps) {
  return (
    <label className={styles["purpose"]}>
      <input className={styles["box"]} type="checkbox" name={name} />
      <span>
        <strong>{title}</strong>
        <br />
        {children}
      </span>
    </label>
  );
}

type TrackerName = keyof typeof trackerTable;
const isTracker = (name: string): name is TrackerName => Object.hasOwn(trackerTable, name);

const inBrackets = (vendors: readonly string[]) => (vendors.length === 0 ? "" : ` (${vendors.join(", ")})`);
const withVendors = (vendors: readonly string[]) =>
  vendors.length === 0 ? "" : `, avec ${new Intl.ListFormat("fr").format(vendors)}`;
