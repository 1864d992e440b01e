import { exampleSite } from "../../examples/example-site.ts";
import { menuPanels } from "./menu-panels.tsx";
import { SiteMenus } from "./site-menus.island.tsx";

export const examples = {
  "les trois boutons, selon la largeur": <SiteMenus menus={menuPanels(exampleSite, "/")} />,
};
