/** Media query of screens that show all answers, as in the stylesheet. */
export const WIDE = "(min-width: 60rem)";

/**
 * Opens every answer on a wide screen, where each closes alone; on a narrow one they are an accordion again (spec
 * section 4).
 */
export function wake(faq: HTMLElement): void {
  const items = [...faq.querySelectorAll<HTMLDetailsElement>("details[name]")];
  const name = items[0]?.name ?? "";
  const wide = matchMedia(WIDE);
  const arrange = () => {
    for (const item of items) {
      // The browser makes an accordion of items with the same name.
      if (wide.matches) item.removeAttribute("name");
      item.open = wide.matches;
    }
    if (!wide.matches) for (const item of items) item.name = name;
  };
  arrange();
  wide.addEventListener("change", arrange);
}
