import { useEffect } from "react";
import type { FinderPlace } from "@vitrine/schema/page-props";
import tiles from "../tile-map/tile-map.module.css";

/** Lights the found places' tiles on the page's map. A map wider than its window moves to the first. */
export function useLitTiles(found: readonly FinderPlace[]): void {
  useEffect(() => {
    const wanted = new Set(found.map(([name, , page]) => (typeof page === "string" ? page : name)));
    let first: Element | undefined;
    for (const tile of document.getElementsByClassName(tiles["tile"] ?? "")) {
      // A phone's tile has a postal code before its name.
      const place = tile.getAttribute("href") ?? (tile.lastElementChild ?? tile).textContent;
      if (tile.toggleAttribute("data-found", wanted.has(place))) first ??= tile;
    }
    if (first === undefined) return;
    const { left, width } = first.getBoundingClientRect();
    first.closest("nav > *")?.scrollBy(left + width / 2 - innerWidth / 2, 0);
  }, [found]);
}
