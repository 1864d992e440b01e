import { type HTMLAttributes, useState } from "react";
import { Menu } from "./menu.tsx";
import type { MenuId } from "./menu-store.ts";

/** A panel's content: elements when the page is rendered, and the page's own HTML in the browser. */
export type PanelContent = Pick<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML">;
export type MenuPanels = Readonly<Record<MenuId, PanelContent>>;

/**
 * The header's menus: SECTEURS and MENU on a wide screen, one sheet with both on a narrow one. In the browser
 * they reuse the panels' HTML, so that the page need not carry the links as data too.
 */
export function SiteMenus({ panels }: { readonly panels?: MenuPanels }) {
  const [content] = useState(() => panels ?? panelsOfPage());
  return (
    <>
      <Menu id="menu-secteurs" label="SECTEURS" look="drop" content={content["menu-secteurs"]} />
      <Menu id="menu-liens" label="MENU" look="drop" content={content["menu-liens"]} />
      <Menu id="menu-mobile" label="Menu" look="sheet" content={content["menu-mobile"]} />
    </>
  );
}

const panelsOfPage = (): MenuPanels => ({
  "menu-secteurs": panelOfPage("menu-secteurs"),
  "menu-liens": panelOfPage("menu-liens"),
  "menu-mobile": panelOfPage("menu-mobile"),
});

const panelOfPage = (id: MenuId): PanelContent => ({
  dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? "" },
});
