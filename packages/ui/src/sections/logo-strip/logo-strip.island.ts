/** The attribute of partners' logos, with the partner's name. */
export const LOGO_ATTRIBUTE = "data-logo";

/** Replaces each logo that fails to load by a grey box with the partner's name (spec section 4). */
export function wake(strip: HTMLElement): void {
  const replace = (image: HTMLImageElement) => {
    const box = document.createElement("span");
    box.dataset["logoMissing"] = "";
    box.textContent = image.getAttribute(LOGO_ATTRIBUTE);
    image.replaceWith(box);
  };
  for (const image of strip.querySelectorAll<HTMLImageElement>(`img[${LOGO_ATTRIBUTE}]`)) {
    // An image that failed before this script ran has no width; later failures send an event.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
    else image.addEventListener("error", () => replace(image), { once: true });
  }
}
