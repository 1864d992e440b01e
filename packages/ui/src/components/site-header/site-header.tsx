import { useSite } from "../../site-provider.ts";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Island } from "../island/island.tsx";
import { Logo } from "../logo/logo.tsx";
import { menuPanels } from "../site-menus/menu-panels.tsx";
import { SiteMenus } from "../site-menus/site-menus.island.tsx";
import styles from "./site-header.module.css";

/** The header of every page: link to the home page, menus, telephone, and the button to the quote page. */
export function SiteHeader({ current }: { readonly current: string }) {
  const site = useSite();
  const { name, contact, quote } = site;
  const menus = menuPanels(site, current);
  return (
    <header className={styles["root"]}>
      <div className={styles["bar"]}>
        <a className={styles["home"]} href="/" aria-label={`${name}, accueil`}>
          <Logo name={name} />
        </a>
        {menus.length > 0 && (
          <nav aria-label="Navigation principale">
            <Island name="site-menus" when="intent" component={SiteMenus} props={{ menus }} propsStay />
          </nav>
        )}
        <a className={styles["phone"]} href={`tel:${contact.phone}`}>
          {contact.phoneLabel}
        </a>
        {current !== quote.href && (
          <ButtonLink href={quote.href} small>
            {quote.shortButton}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
