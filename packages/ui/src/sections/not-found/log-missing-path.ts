/** Tells the browser's console which address was missing, on the page that says so (spec section 2). */
export function logMissingPath(): void {
  if (document.querySelector("[data-not-found]")) console.error("Page introuvable :", location.pathname);
}
