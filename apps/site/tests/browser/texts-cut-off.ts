/**
 * Runs in the browser: lists elements that make the page scroll sideways, and texts beyond its edge, hidden
 * or not.
 */
export function textsCutOff(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    if (width > 0 && right > innerWidth + 1 && !scrolls(text.parentElement)) found.push(text.nodeValue ?? "");
  }
  return found;
}
