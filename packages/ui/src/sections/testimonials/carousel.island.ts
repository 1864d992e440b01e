import { CAROUSEL_REST } from "@vitrine/schema/interface-timings";
import { shownSlide, wrapped } from "./carousel-index.ts";
import section from "../section/section.module.css";
import styles, { css } from "./carousel.module.css";

// `adoptStyles` would do the same. Shared with the page's script, it would be one more request of every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/**
 * Adds buttons and dots to a scrolled list, and announces the visible slide (spec section 4). Without this script,
 * visitors swipe the list or scroll it by keyboard.
 */
export function wake(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>("section");
  list?.after(controlsOf(list));
}

function controlsOf(list: HTMLElement): HTMLElement {
  const slides = Array.from(list.children).filter((child) => child instanceof HTMLElement);
  const edges = () => slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const nameOf = (index: number) => `Témoignage ${index + 1} sur ${slides.length}`;
  const said = document.createElement("output");
  said.className = section["said"] ?? "";
  let current = 0;
  const show = (index: number) => {
    if (index !== current) said.textContent = nameOf(index);
    current = index;
    for (const dot of dots) dot.removeAttribute("aria-current");
    dots[index]?.setAttribute("aria-current", "true");
  };
  const go = (step: number) => {
    show(wrapped(step, slides.length));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({ left: edges()[current] ?? 0, behavior: still ? "instant" : "smooth" });
  };

  const dots = slides.map((_, i) => button("dot", nameOf(i), () => go(i)));
  const controls = document.createElement("div");
  controls.className = styles["controls"] ?? "";
  controls.append(
    said,
    button("previous", "Précédent", () => go(current - 1)),
    ...dots,
    button("next", "Suivant", () => go(current + 1)),
  );

  let timer = 0;
  const settle = () => show(shownSlide(edges(), list.scrollLeft, list.scrollWidth - list.clientWidth));
  list.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, CAROUSEL_REST);
  });
  settle();
  return controls;
}

function button(look: "dot" | "previous" | "next", name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  // The "suivant" button has the plain look of a control, without a class of its own.
  made.className = [styles["control"], styles[look]].filter((one) => one !== undefined).join(" ");
  made.setAttribute("aria-label", name);
  made.addEventListener("click", press);
  return made;
}
