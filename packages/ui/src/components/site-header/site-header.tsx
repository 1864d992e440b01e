import { useSite } from "../../site-context.ts";
import { ButtonLink } from "../button-link/button-link.tsx";
import { French } from "../french/french.tsx";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./site-header.module.css";

/**
 * The head of every page. The menus are popovers: the browser opens, closes (Escape, a press
 * elsewhere) and gives focus back by itself, before any script and without it.
 */
export function SiteHeader({ current }: { readonly current: string }) {
  const { name, quote } = useSite();
  return (
    <header className={styles["root"]}>
      <div className={styles["bar"]}>
        <a className={styles["home"]} href="/" aria-label={`${name}, accueil`}>
          <Logo name={name} />
        </a>
        <nav aria-label="Navigation principale">
          <button
            className={`${styles["toggle"]} ${styles["wide"]}`}
            type="button"
            popoverTarget="menu-secteurs"
          >
            SECTEURS
          </button>
          <div className={styles["panel"]} id="menu-secteurs" popover="auto">
            <SectorLinks current={current} columns />
          </div>
          <button
            className={`${styles["toggle"]} ${styles["wide"]}`}
            type="button"
            popoverTarget="menu-liens"
          >
            MENU
          </button>
          <div className={styles["panel"]} id="menu-liens" popover="auto">
            <OtherLinks />
          </div>
          <button
            className={`${styles["toggle"]} ${styles["narrow"]}`}
            type="button"
            popoverTarget="menu-mobile"
          >
            Menu
          </button>
          <div className={`${styles["panel"]} ${styles["sheet"]}`} id="menu-mobile" popover="auto">
            <p className={styles["group"]}>Secteurs</p>
            <SectorLinks current={current} />
            <p className={styles["group"]}>{name}</p>
            <OtherLinks />
          </div>
        </nav>
        <ButtonLink href={quote.route} small>
          {quote.shortButton}
        </ButtonLink>
      </div>
    </header>
  );
}

function SectorLinks({ current, columns = false }: { readonly current: string; readonly columns?: boolean }) {
  return (
    <ul className={columns ? `${styles["links"]} ${styles["columns"]}` : styles["links"]}>
      {useSite().sectors.map(({ name, route, icon }) => (
        <li key={route}>
          <a className={styles["link"]} href={route} aria-current={route === current ? "page" : undefined}>
            <Icon name={icon} />
            <French>{name}</French>
          </a>
        </li>
      ))}
    </ul>
  );
}

function OtherLinks() {
  const { addresses } = useSite();
  return (
    <ul className={styles["links"]}>
      <li>
        <a className={styles["link"]} href={addresses.client}>
          Connexion
        </a>
      </li>
      <li>
        <a className={styles["link"]} href="#contact">
          Contact
        </a>
      </li>
      <li>
        <a className={styles["link"]} href={addresses.linkedin}>
          LinkedIn
        </a>
      </li>
    </ul>
  );
}
