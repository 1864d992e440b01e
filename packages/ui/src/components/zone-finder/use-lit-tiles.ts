import { useEffect } from "react";
import type { FinderPlace } from "@vitrine/schema/page-props";
import tiles from "../tile-map/tile-map.module.css";

/** Lights the tiles of the places found on the page's map, if it has one (`zone-finder.module.css`). */
export function useLitTiles(found: readonly FinderPlace[]): void {
  useEffect(() => {
    const wanted = new Set(found.map(([name, , page]) => (typeof page === "string" ? page : name)));
    for (const tile of document.getElementsByClassName(tiles["tile"] ?? ""))
      tile.toggleAttribute("data-found", wanted.has(tile.getAttribute("href") ?? tile.textContent));
  }, [found]);
}
