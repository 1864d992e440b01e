import type { Attribution } from "./attribution.ts";
import { decorateAddress } from "./decorate-address.ts";

/** When a link may be about to be followed: a press or Enter, the middle button, the menu for a new tab. */
const BEFORE_FOLLOWING = ["click", "auxclick", "contextmenu"] as const;

/**
 * Carries an attribution to the next page of the same visit: at the moment a link is followed, or a form
 * with method GET is sent, the address gets it. The page's own address stays as it is, and so do all links
 * that nobody follows. `current` gives what is to be carried now, or undefined. Returns what takes back
 * the last link's decoration.
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
    if (decorateAddress(target.action, location, attribution) === undefined) return;
    for (const [name, value] of Object.entries(attribution)) formData.set(name, value);
  });
  return () => undo();
}
