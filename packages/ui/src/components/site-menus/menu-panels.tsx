import type { PageLink, SectorLink } from "@vitrine/schema/site-model";
import { French } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import type { MenuPanels } from "./site-menus.island.tsx";
import styles from "./site-menus.module.css";

interface MenuLinks {
  /** The company's name, over its own links in the sheet. */
  readonly name: string;
  readonly sectors: readonly Pick<SectorLink, "name" | "route" | "icon">[];
  readonly links: readonly PageLink[];
  /** The route of the page on which the menus stand. */
  readonly current: string;
}

/** What stands in the menus' panels. It is rendered with the page and never again: awake, the menus keep its HTML. */
export function menuPanels({ name, sectors, links, current }: MenuLinks): MenuPanels {
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
  return {
    "menu-secteurs": { children: <ul className={styles["columns"]}>{sectorLinks}</ul> },
    "menu-liens": { children: <ul>{otherLinks}</ul> },
    "menu-mobile": {
      children: (
        <>
          <p className={styles["group"]}>Secteurs</p>
          <ul className={styles["cells"]}>{sectorLinks}</ul>
          <p className={styles["group"]}>{name}</p>
          <ul className={styles["cells"]}>{otherLinks}</ul>
        </>
      ),
    },
  };
}
