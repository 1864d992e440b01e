import { type HTMLAttributes, useState } from "react";
import { Menu } from "./menu.tsx";

/** A panel's content: elements when the page is rendered, and the page's own HTML in the browser. */
export type PanelContent = Pick<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML">;

/** A button and its panel, which drops from it on a wide screen, or is a sheet across a narrow one. */
export interface SiteMenu {
  readonly id: string;
  readonly label: string;
  readonly look: "drop" | "sheet";
  readonly content: PanelContent;
}

/**
 * The header's menus: one for each list, on a narrow screen one sheet of all. In the browser they reuse the page's HTML,
 * so that the page need not carry the links as data too.
 */
export function SiteMenus({ menus }: { readonly menus?: readonly SiteMenu[] }) {
  const [all] = useState(() => menus ?? menusOfPage());
  return all.map((menu) => <Menu key={menu.id} {...menu} />);
}

/** Reads the menus from the page's HTML; the sheet is the last. */
function menusOfPage(): SiteMenu[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("header button[popovertarget]")];
  return buttons.map(({ popoverTargetElement: panel, textContent }, i) => ({
    id: panel?.id ?? "",
    label: textContent,
    look: i < buttons.length - 1 ? "drop" : "sheet",
    content: { dangerouslySetInnerHTML: { __html: panel?.innerHTML ?? "" } },
  }));
}
