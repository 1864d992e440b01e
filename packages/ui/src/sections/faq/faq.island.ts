import { WIDE } from "./wide.ts";

/**
 * Opens every answer on a wide screen, each to be closed by itself, and makes one accordion of them again on a
 * narrow one (spec section 4). Until this runs, the styles show all answers there.
 */
export function wake(faq: HTMLElement): void {
  const items = [...faq.querySelectorAll("details")];
  const name = items[0]?.name ?? "";
  const wide = matchMedia(WIDE);
  const arrange = () => {
    for (const [i, item] of items.entries()) {
      // Those of one name are an accordion.
      if (wide.matches) item.removeAttribute("name");
      item.open = wide.matches || i === 0;
    }
    if (!wide.matches) for (const item of items) item.name = name;
  };
  arrange();
  wide.addEventListener("change", arrange);
}
