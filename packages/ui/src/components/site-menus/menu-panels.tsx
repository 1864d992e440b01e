import type { PageLink, SectorLink, SiteModel } from "@vitrine/schema/site-model";
import { French } from "../french/french.tsx";
import { Sign } from "../picture/picture.tsx";
import type { MenuPanels } from "./site-menus.island.tsx";
import styles from "./site-menus.module.css";

interface MenuLinks {
  /** The company's name, as the title of its links in the sheet. */
  readonly name: string;
  readonly sectors: readonly Pick<SectorLink, "name" | "route" | "picture">[];
  readonly links: readonly PageLink[];
  readonly contact: Pick<SiteModel["contact"], "phone" | "phoneLabel">;
  /** Route of the page that holds the menus. */
  readonly current: string;
}

/** The content of the menus' panels. It is rendered once, with the page: the awake menus reuse its HTML. */
export function menuPanels({ name, sectors, links, contact, current }: MenuLinks): MenuPanels {
  const sectorLinks = (signs: boolean) =>
    sectors.map(({ name: sector, route, picture }) => (
      <li key={route}>
        <a className={styles["link"]} href={route} aria-current={route === current ? "page" : undefined}>
          {signs && <Sign picture={picture} />}
          <French>{sector}</French>
        </a>
      </li>
    ));
  const otherLinks = links.map(({ name: label, route }) => (
    <li key={route}>
      <a className={styles["link"]} href={route}>
        {label}
      </a>
    </li>
  ));
  return {
    "menu-secteurs": { children: <ul className={styles["rooms"]}>{sectorLinks(true)}</ul> },
    "menu-liens": { children: <ul>{otherLinks}</ul> },
    "menu-mobile": {
      children: (
        <>
          <p>
            <a className={styles["phone"]} href={`tel:${contact.phone}`}>
              {contact.phoneLabel}
            </a>
          </p>
          <p className={styles["group"]}>Secteurs</p>
          <ul className={styles["cells"]}>{sectorLinks(false)}</ul>
          <p className={styles["group"]}>{name}</p>
          <ul className={styles["cells"]}>{otherLinks}</ul>
        </>
      ),
    },
  };
}
