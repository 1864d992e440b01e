/** Logs the missing address to the browser's console, on the page for missing addresses (spec section 2). */
export function logMissingPath(): void {
  if (document.querySelector("[data-not-found]")) console.error("Page introuvable :", location.pathname);
}
