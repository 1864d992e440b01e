import type { Examples } from "../../examples/example.ts";
import { exampleSite } from "../../examples/example-site.ts";
import { menuPanels } from "./menu-panels.tsx";
import { SiteMenus } from "./site-menus.island.tsx";

export const examples: Examples = {
  "les trois boutons, selon la largeur": <SiteMenus menus={menuPanels(exampleSite, "/")} />,
};
