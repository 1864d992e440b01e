import { shownSlide, wrapped } from "./carousel-index.ts";
import styles from "./testimonials.module.css";

/** The attribute of what holds a list that is a carousel on a narrow screen. */
export const CAROUSEL_ATTRIBUTE = "data-carousel";

/** How long a list must lie still before it tells which slide it shows, in milliseconds. */
const STILL = 120;

/**
 * Gives every carousel of the page its buttons and dots (spec section 4); without this script it is
 * swiped. The styles hide them where all slides are in view.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll(`[${CAROUSEL_ATTRIBUTE}]`)) {
    const list = root.firstElementChild;
    if (list instanceof HTMLElement) root.append(controlsOf(list));
  }
}

function controlsOf(list: HTMLElement): HTMLElement {
  const slides = Array.from(list.children).filter((child) => child instanceof HTMLElement);
  const edges = () => slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  let current = 0;
  const show = (index: number) => {
    current = index;
    for (const [i, dot] of dots.entries()) dot.ariaCurrent = i === index ? "true" : null;
  };
  const go = (step: number) => {
    show(wrapped(step, slides.length));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({ left: edges()[current] ?? 0, behavior: still ? "instant" : "smooth" });
  };

  const dots = slides.map((_, i) => button("dot", `Témoignage ${i + 1} sur ${slides.length}`, () => go(i)));
  const controls = document.createElement("div");
  controls.className = styles["controls"] ?? "";
  controls.append(
    button("previous", "Précédent", () => go(current - 1)),
    ...dots,
    button("next", "Suivant", () => go(current + 1)),
  );

  let timer = 0;
  list.addEventListener("scroll", () => {
    clearTimeout(timer);
    const settle = () => show(shownSlide(edges(), list.scrollLeft, list.scrollWidth - list.clientWidth));
    timer = window.setTimeout(settle, STILL);
  });
  show(0);
  return controls;
}

function button(look: "dot" | "previous" | "next", name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `${styles["control"]} ${styles[look]}`;
  made.ariaLabel = name;
  made.addEventListener("click", press);
  return made;
}
