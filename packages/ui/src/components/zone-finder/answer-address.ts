/** Wakes the finder on a page whose address holds a query: the site's search action, or the plain form. */
export function answerAddress(): void {
  if (new URLSearchParams(location.search).has("q"))
    document.getElementById("zone-finder")?.dispatchEvent(new Event("focusin", { bubbles: true }));
}
