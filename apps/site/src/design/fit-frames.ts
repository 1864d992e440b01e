/**
 * Gives each frame the height of its content, now and at each change. A header's menus open over the
 * following content, so its frame stays tall. This is a plain script, because the page has no bundle.
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
