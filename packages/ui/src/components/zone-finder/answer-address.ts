/** Wakes the finder on a page whose address holds a query: the site's search action, `/?q=…#zones`. */
export function answerAddress(): void {
  if (new URLSearchParams(location.search).has("q"))
    document.getElementById("zone-finder")?.dispatchEvent(new Event("focusin", { bubbles: true }));
}
