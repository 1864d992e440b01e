import { Fragment } from "react";
import { OPENS_CONSENT_ATTRIBUTE } from "@vitrine/tracking/consent-markup";
import type { PageLink, SiteModel } from "@vitrine/schema/site-model";
import { classes } from "../../classes.ts";
import { type FrameLink, frameEntries, hoursEntries } from "../../frame-entries.ts";
import { CachedPart } from "../../cached-part.tsx";
import { linkTo } from "../../link-to.ts";
import { useSite } from "../../site-provider.ts";
import { townOf } from "../../town-of.ts";
import { Fold } from "../fold/fold.tsx";
import { bindHours } from "../french/bind-words.ts";
import { french } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import { callableText } from "../linked-text/linked-text.tsx";
import timed from "./site-footer-hours.module.css";
import signed from "./site-footer-sign.module.css";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  readonly route: string;
  readonly neighbours?: readonly PageLink[];
  /** False on a page that shows the zones in its content. */
  readonly zones?: boolean;
}

/**
 * The footer of every page. Its zone grid has a limit: the page's neighbours, the other main zones, the link to
 * all. A column that lists the main zones replaces them.
 */
export function SiteFooter({ route: own, neighbours = [], zones: hasZones = true }: SiteFooterProps) {
  const { zones, mainZones, footer } = useSite();
  const hasMain = hasZones && footer.columns?.some(({ collection }) => collection === "zones") !== true;
  const near = new Set([own, ...neighbours.map(({ route }) => route)]);
  const main = hasMain ? mainZones.filter(({ route }) => !near.has(route)) : [];
  return (
    <footer className={styles["root"]} id="contact">
      <div className={styles["inner"]}>
        <CachedPart component={Top} props={{}} />
        {zones !== undefined && (main.length > 0 || neighbours.length > 0) && (
          <nav className={styles["ruled"]} aria-label={zones.title}>
            {neighbours.length > 0 && (
              <ZoneLinks
                title={zones.near}
                links={neighbours}
                all={hasMain && main.length === 0 ? zones : undefined}
              />
            )}
            {main.length > 0 &&
              (main.length === mainZones.length ? (
                <CachedPart component={ZoneLinks} props={{ title: zones.title, links: main, all: zones }} />
              ) : (
                <ZoneLinks title={zones.title} links={main} all={zones} />
              ))}
          </nav>
        )}
        <CachedPart component={Legal} props={{}} />
      </div>
    </footer>
  );
}

function Top() {
  const site = useSite();
  const { name, contact, branches, footer, recruitment } = site;
  const branchesHaveHours = branches.some(({ opening }) => hoursEntries(opening).length > 0);
  const columns = (footer.columns ?? [])
    .map((column) => ({ ...column, links: frameEntries(column, site) }))
    .filter(({ links, collection }) => links.length > 0 || (collection === "hours" && branchesHaveHours));
  return (
    <div className={styles["top"]}>
      <div>
        <h2 className={styles["title"]}>{contact.title ?? "Nous joindre"}</h2>
        <address className={styles["contact"]}>
          <a className={styles["phone"]} href={`tel:${contact.phone}`}>
            {contact.phoneLabel}
          </a>
          <a className={styles["entry"]} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          <span className={styles["entry"]}>{french(postalLine({ ...contact, name }))}</span>
          {branches.map((branch) => (
            <span className={styles["entry"]} key={branch.name}>
              {french(postalLine(branch))}
              {branch.phone !== contact.phone && (
                <>
                  {" "}
                  <a href={`tel:${branch.phone}`}>{branch.phoneLabel}</a>
                </>
              )}
            </span>
          ))}
          {recruitment !== undefined && (
            <a className={styles["entry"]} {...linkTo(site, "recruitment")}>
              {french(recruitment)}
            </a>
          )}
        </address>
      </div>
      {columns.length > 0 && (
        <Fold summary={columns.map(({ title }) => title.replaceAll(" ", "\u00A0")).join(" · ")}>
          <div className={styles["lists"]}>
            {columns.map(({ title, links, collection }) => (
              <Fragment key={title}>
                <FooterList title={title} links={links} inLines={collection === "hours"} />
                {collection === "hours" &&
                  branches.map((branch) => <BranchHours key={branch.id} {...branch} />)}
              </Fragment>
            ))}
          </div>
        </Fold>
      )}
    </div>
  );
}

type Postal = Pick<SiteModel["contact"], "street" | "postalCode" | "locality" | "region"> & {
  readonly name: string;
};

/** A place's name and address on one line. */
const postalLine = (place: Postal) =>
  [place.name, place.street, townOf(place), place.region].filter((part) => part !== undefined).join(", ");

function Legal() {
  const site = useSite();
  return (
    <div className={`${styles["grid"]} ${styles["ruled"]}`}>
      {frameEntries({ entries: site.footer.legal }, site).map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </div>
  );
}

interface ZoneLinksProps {
  readonly title: string;
  readonly links: readonly PageLink[];
  /** The page of all zones, if the list ends with it. */
  readonly all?: SiteModel["zones"] | undefined;
}

/** A grid of links to zones under its title; on a phone the title unfolds it. */
function ZoneLinks({ title, links, all }: ZoneLinksProps) {
  return (
    <div className={styles["group"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <Fold summary={title}>
        <ul className={styles["grid"]}>
          {links.map(({ name, route }) => (
            <li key={route}>
              <a className={styles["entry"]} href={route}>
                {french(name)}
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

interface FooterListProps {
  readonly title: string;
  readonly links: readonly FrameLink[];
  /** True for statements that stand one below the other. */
  readonly inLines: boolean;
}

/** A list of links, or of statements if no entry has a link. */
function FooterList({ title, links, inLines }: FooterListProps) {
  const leadsNowhere = links.every(({ href, opensConsent }) => href === undefined && opensConsent !== true);
  return (
    <div className={inLines ? timed["root"] : undefined}>
      <h2 className={styles["title"]}>{title}</h2>
      {links.length > 0 && (
        <ul className={inLines ? undefined : styles[leadsNowhere ? "statements" : "links"]}>
          {links.map((link) => (
            <li key={link.label}>
              {leadsNowhere ? callableText(bindHours(link.label)) : <Entry {...link} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A branch's own hours, under its name. */
function BranchHours({ name, opening }: SiteModel["branches"][number]) {
  const links = hoursEntries(opening);
  return links.length > 0 && <FooterList title={name} links={links} inLines />;
}

/** A link, or plain text; the page's script makes a button of the entry that opens the consent layer. */
function Entry({ label, href, opensConsent, icon, marks }: FrameLink) {
  return href === undefined ? (
    <span
      className={`${styles["entry"]} ${styles["plain"]}`}
      {...(opensConsent === true && { [OPENS_CONSENT_ATTRIBUTE]: "" })}
    >
      {callableText(label)}
    </span>
  ) : (
    <a className={classes(styles["entry"], icon && signed["entry"])} href={href} {...marks}>
      {icon && <Icon name={icon} size={20} />}
      {french(label)}
    </a>
  );
}
