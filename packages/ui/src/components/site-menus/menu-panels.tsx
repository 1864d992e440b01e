import { Fragment } from "react";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type FrameLink, frameEntries } from "../../frame-entries.ts";
import { frenchTitle } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import { Sign } from "../picture/picture.tsx";
import type { SiteMenu } from "./site-menus.island.tsx";
import styles from "./site-menus.module.css";

/**
 * The site's menus, and the sheet of them all for a narrow screen; `current` is the page's route. The awake menus reuse
 * their HTML. A menu without entries is left out.
 */
export function menuPanels(site: SiteModel, current: string): SiteMenu[] {
  const menus = Object.entries(site.nav ?? {})
    .map(([name, menu]) => ({ ...menu, id: `menu-${name}`, links: frameEntries(menu, site) }))
    .filter(({ links }) => links.length > 0);
  if (menus.length === 0) return [];
  // The sheet repeats a panel's list to the letter, so that compression takes it for nothing.
  const list = (links: readonly FrameLink[]) => (
    <ul className={links.some(({ picture }) => picture !== undefined) ? styles["rooms"] : undefined}>
      {links.map(({ label, href, picture, icon, marks }) => (
        <li key={label}>
          <a
            className={styles["link"]}
            href={href}
            aria-current={href === current ? "page" : undefined}
            {...marks}
          >
            {picture && <Sign picture={picture} />}
            {icon && <Icon name={icon} />}
            {frenchTitle(label)}
          </a>
        </li>
      ))}
    </ul>
  );
  const sheet = (
    <>
      <p>
        <a className={styles["phone"]} href={`tel:${site.contact.phone}`}>
          {site.contact.phoneLabel}
        </a>
      </p>
      {menus.map(({ id, label, title, links }) => (
        <Fragment key={id}>
          <p className={styles["group"]}>{title ?? label}</p>
          {list(links)}
        </Fragment>
      ))}
    </>
  );
  return [
    ...menus.map(({ id, label, links }): SiteMenu => ({
      id,
      label,
      look: "drop",
      content: { children: list(links) },
    })),
    { id: "menu-mobile", label: "Menu", look: "sheet", content: { children: sheet } },
  ];
}
