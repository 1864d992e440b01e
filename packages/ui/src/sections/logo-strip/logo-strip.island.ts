/**
 * Adds a copy of the logos, hidden from assistive technology, for the endless motion. A logo that fails to load becomes
 * a grey box with the partner's name (spec section 4).
 */
export function wake(strip: HTMLElement): void {
  const set = strip.querySelector("ul");
  if (set === null) return;
  const copy = set.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const image of [...set.querySelectorAll("img"), ...copy.querySelectorAll("img")]) {
    const name = image.alt;
    const replace = () => {
      const box = document.createElement("span");
      box.dataset["logoMissing"] = "";
      box.textContent = name;
      image.replaceWith(box);
    };
    // An image that failed before this script ran has no width; later failures send an event.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace();
    else image.addEventListener("error", replace, { once: true });
  }
  set.after(copy);
}
