import type { Attribution } from "./attribution.ts";
import { decorateAddress } from "./decorate-address.ts";

/** Events that may precede a navigation: a click or Enter, the middle button, the menu for a new tab. */
const BEFORE_FOLLOWING = ["click", "auxclick", "contextmenu"] as const;

/**
 * Passes an attribution on to the next page of the same visit. It is added to an address when its link is
 * followed, or when a form with method GET is sent. The page's own address and all other links stay
 * unchanged. `current` returns the attribution to pass on now, or undefined. The returned function restores
 * the last changed link.
 */
export function carryAttribution(current: () => Attribution | undefined): () => void {
  let undo = () => {};
  const decorate = (event: Event) => {
    undo();
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const attribution = current();
    if (link === null || attribution === undefined || link.hasAttribute("download")) return;
    const decorated = decorateAddress(link.href, location, attribution);
    const written = link.getAttribute("href");
    if (decorated === undefined || written === null) return;
    link.href = decorated;
    undo = () => link.setAttribute("href", written);
  };
  for (const name of BEFORE_FOLLOWING) document.addEventListener(name, decorate, true);
  document.addEventListener("formdata", ({ target, formData }) => {
    const attribution = current();
    if (!(target instanceof HTMLFormElement) || target.method !== "get" || attribution === undefined) return;
    // Its answers replace the query of its action.
    const action = target.action.replace(/[?#].*/, "");
    if (decorateAddress(action, location, attribution) === undefined) return;
    for (const [name, value] of Object.entries(attribution)) formData.set(name, value);
  });
  return () => undo();
}
