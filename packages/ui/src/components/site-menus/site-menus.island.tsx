import type { PageLink, SectorLink } from "@vitrine/schema/site-model";
import { French } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import { Menu } from "./menu.tsx";
import styles from "./site-menus.module.css";

type MenuSector = Pick<SectorLink, "name" | "route" | "icon">;

export interface SiteMenusProps {
  /** The company's name, over its own links in the sheet. */
  readonly name: string;
  readonly sectors: readonly MenuSector[];
  readonly links: readonly PageLink[];
  /** The route of the page on which the menus stand. */
  readonly current: string;
}

/** The header's menus: SECTEURS and MENU on a wide screen, all of it in one sheet on a narrow one. */
export function SiteMenus({ name, sectors, links, current }: SiteMenusProps) {
  const sectorLinks = sectors.map(({ name: sector, route, icon }) => (
    <li key={route}>
      <a className={styles["link"]} href={route} aria-current={route === current ? "page" : undefined}>
        <Icon name={icon} />
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
  return (
    <>
      <Menu id="menu-secteurs" label="SECTEURS" look="drop">
        <ul className={styles["columns"]}>{sectorLinks}</ul>
      </Menu>
      <Menu id="menu-liens" label="MENU" look="drop">
        <ul>{otherLinks}</ul>
      </Menu>
      <Menu id="menu-mobile" label="Menu" look="sheet">
        <p className={styles["group"]}>Secteurs</p>
        <ul className={styles["cells"]}>{sectorLinks}</ul>
        <p className={styles["group"]}>{name}</p>
        <ul className={styles["cells"]}>{otherLinks}</ul>
      </Menu>
    </>
  );
}
