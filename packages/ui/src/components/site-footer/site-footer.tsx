import { OPENS_CONSENT_ATTRIBUTE } from "@vitrine/tracking/consent-markup";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/job-seeker-links";
import type { FooterEntry } from "@vitrine/schema/content/footer";
import type { PageLink, SiteModel } from "@vitrine/schema/site-model";
import { Kept } from "../../kept.tsx";
import { useSite } from "../../site-context.ts";
import { Fold } from "../fold/fold.tsx";
import { French } from "../french/french.tsx";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  readonly neighbours?: readonly PageLink[];
  /** False on a page that shows the zones in its content. */
  readonly zones?: boolean;
}

/**
 * The footer of every page. Its zone grid has a limit: the page's neighbours, the main zones, the link to
 * all.
 */
export function SiteFooter({ neighbours = [], zones: hasZones = true }: SiteFooterProps) {
  const { zones } = useSite();
  return (
    <footer className={styles["root"]} id="contact">
      <div className={styles["inner"]}>
        <Kept component={Top} props={{}} />
        {hasZones && (
          <nav className={styles["zones"]} aria-label={zones.title}>
            {neighbours.length > 0 && <ZoneLinks title={zones.near} links={neighbours} />}
            <Kept component={MainZones} props={{}} />
          </nav>
        )}
        <Kept component={Legal} props={{}} />
      </div>
    </footer>
  );
}

function Top() {
  const { name, contact, addresses, footer, recruitment } = useSite();
  return (
    <div className={styles["top"]}>
      <div>
        <h2 className={styles["title"]}>Nous joindre</h2>
        <address className={styles["contact"]}>
          <a className={styles["phone"]} href={`tel:${contact.phone}`}>
            {contact.phoneLabel}
          </a>
          <a className={styles["entry"]} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          <span className={styles["entry"]}>
            {name}, {contact.locality}, {contact.region}
          </span>
          <a className={styles["entry"]} href={addresses.recruitment} {...{ [JOB_SEEKER_ATTRIBUTE]: "" }}>
            <French>{recruitment}</French>
          </a>
        </address>
      </div>
      <div className={styles["lists"]}>
        <FooterList title="Services" entries={footer.services} />
        <FooterList title="Entreprise" entries={footer.company} />
        <FooterList title="À votre service" entries={footer.support} />
      </div>
    </div>
  );
}

function MainZones() {
  const { mainZones, zones } = useSite();
  return <ZoneLinks title={zones.title} links={mainZones} all={zones} />;
}

function Legal() {
  return (
    <div className={styles["legal"]}>
      {useSite().footer.legal.map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </div>
  );
}

interface ZoneLinksProps {
  readonly title: string;
  readonly links: readonly PageLink[];
  /** The page of all zones, if the list ends with it. */
  readonly all?: SiteModel["zones"];
}

/** A grid of links to zones, folded on a phone. */
function ZoneLinks({ title, links, all }: ZoneLinksProps) {
  return (
    <div className={styles["group"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <Fold summary="Voir la liste">
        <ul className={styles["grid"]}>
          {links.map(({ name, route }) => (
            <li key={route}>
              <a className={styles["entry"]} href={route}>
                <French>{name}</French>
              </a>
            </li>
          ))}
          {all && (
            <li>
              <a className={styles["entry"]} href={all.route}>
                {all.all}
              </a>
            </li>
          )}
        </ul>
      </Fold>
    </div>
  );
}

/** A list of links, or one sentence if no entry has a link. */
function FooterList({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly FooterEntry[];
}) {
  const leadsNowhere = entries.every(({ route, opens }) => route === undefined && opens === undefined);
  return (
    <div>
      <h2 className={styles["title"]}>{title}</h2>
      <ul className={styles[leadsNowhere ? "sentence" : "links"]}>
        {entries.map((entry) => (
          <li key={entry.label}>{leadsNowhere ? <French>{entry.label}</French> : <Entry {...entry} />}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A link, or plain text for an entry without a target. The page's script turns the entry that opens the
 * consent layer into a button.
 */
function Entry({ label, route, opens }: FooterEntry) {
  return route === undefined ? (
    <span
      className={`${styles["entry"]} ${styles["plain"]}`}
      {...(opens === undefined ? {} : { [OPENS_CONSENT_ATTRIBUTE]: "" })}
    >
      <French>{label}</French>
    </span>
  ) : (
    <a className={styles["entry"]} href={route}>
      <French>{label}</French>
    </a>
  );
}
