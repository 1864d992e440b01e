/**
 * Gives each frame the height of what is in it, now and whenever that changes. A header's menus open over
 * what follows it, so its frame stays tall. Plain script: the page has no bundle of its own.
 */
export const FIT_FRAMES = `
for (const frame of document.querySelectorAll("iframe")) {
  const fit = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root) return;
    const measure = () => { frame.style.height = Math.ceil(root.getBoundingClientRect().height) + "px"; };
    new ResizeObserver(measure).observe(root);
    measure();
  };
  frame.addEventListener("load", fit);
  if (frame.contentDocument?.readyState === "complete") fit();
}`;
