import type { ReactNode } from "react";
import type { Breadcrumbs } from "@vitrine/schema/page-props";
import type { PageLink } from "@vitrine/schema/site-model";
import { frameEntries } from "../../frame-entries.ts";
import { CachedPart } from "../../cached-part.tsx";
import { useSite } from "../../site-provider.ts";
import { ConsentLayer } from "../consent-layer/consent-layer.tsx";
import { Notices } from "../notices/notices.tsx";
import { Notifications } from "../notifications/notifications.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { SiteHeader } from "../site-header/site-header.tsx";
import styles from "./page-frame.module.css";

/** The route of the page at the end of a trail. */
export const routeOf = (trail: Breadcrumbs) => trail.at(-1)?.route ?? "/";

interface PageFrameProps {
  readonly route: string;
  readonly neighbours?: readonly PageLink[];
  readonly children: ReactNode;
}

/** The frame of every page: skip link, cookie question, header, main part, footer. */
export function PageFrame({ route, neighbours = [], children }: PageFrameProps) {
  const site = useSite();
  const { nav = {}, zones, quote } = site;
  const isInHeader =
    route === quote.href ||
    Object.values(nav).some((menu) => frameEntries(menu, site).some(({ href }) => href === route));
  // These pages show the zones in their content.
  const hasZones = route === "/" || route === zones?.route;
  return (
    <>
      <CachedPart component={PageTop} props={{ current: isInHeader ? route : "" }} />
      <main className={styles["main"]} id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter route={route} neighbours={neighbours} zones={!hasZones} />
      <Notifications />
    </>
  );
}

/** The part of a page above `<main>`. */
function PageTop({ current }: { readonly current: string }) {
  const { notices } = useSite();
  return (
    <>
      <a className={styles["skip"]} href="#contenu">
        Aller au contenu
      </a>
      <ConsentLayer />
      {notices.length > 0 && <Notices texts={notices} />}
      <SiteHeader current={current} />
    </>
  );
}
