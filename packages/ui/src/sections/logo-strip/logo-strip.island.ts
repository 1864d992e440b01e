/** The attribute of partners' logos; its value is the partner's name. */
export const LOGO_ATTRIBUTE = "data-logo";

/** Puts a grey box with the partner's name in the place of each logo that fails to load (spec section 4). */
export function wake(strip: HTMLElement): void {
  const replace = (image: HTMLImageElement) => {
    const box = document.createElement("span");
    box.dataset["logoMissing"] = "";
    box.textContent = image.getAttribute(LOGO_ATTRIBUTE);
    image.replaceWith(box);
  };
  for (const image of strip.querySelectorAll<HTMLImageElement>(`img[${LOGO_ATTRIBUTE}]`)) {
    // One that failed before this script ran has no width; the others tell when they fail.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
    else image.addEventListener("error", () => replace(image), { once: true });
  }
}
