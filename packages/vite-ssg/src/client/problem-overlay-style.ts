/**
 * The overlay's styles, for a shadow root that no page's styles can disturb. The site's tokens come from
 * `:root`; a page without them gets plain values.
 */
export const OVERLAY_STYLE = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
dialog {
  width: min(60rem, 100% - 2rem);
  max-width: none;
  max-height: calc(100dvh - 4rem);
  margin: 2rem auto auto;
  padding: 0 clamp(1rem, 3vw, 2rem) 1.5rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-top: 6px solid var(--alert, #b3261e);
  border-radius: 4px;
  background: var(--paper, #fff);
  box-shadow: 0 24px 80px rgb(0 0 0 / 45%);
  color: var(--ink, #111);
  font: 400 1rem/1.5 var(--text, system-ui, sans-serif);
}
dialog::backdrop { background: rgb(0 0 0 / 55%); }
.top {
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 1rem 0.75rem;
  background: inherit;
}
h1 { font: 700 clamp(1.375rem, 1.1rem + 1.2vw, 2rem)/1.1 var(--display, system-ui, sans-serif); }
.top + p { color: var(--ink-soft, #444); }
button {
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 2px solid currentcolor;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: 600 0.9375rem/1 var(--text, system-ui, sans-serif);
  cursor: pointer;
}
button:hover { background: var(--ink, #111); color: var(--paper, #fff); }
:focus-visible { outline: 3px solid var(--brand, #0b57a4); outline-offset: 2px; }
ol { padding: 0; list-style: none; }
li { padding-top: 1.25rem; margin-top: 1.25rem; border-top: 1px solid var(--rule, #c9d3dd); }
li > * + * { margin-top: 0.5rem; }
h2 { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font: 600 1rem/1.4 ui-monospace, monospace; }
h2 a { color: var(--brand, #0b57a4); overflow-wrap: anywhere; }
h2 span { color: var(--alert, #b3261e); }
pre {
  padding: 0.75rem 0.5rem;
  overflow-x: auto;
  border-radius: 4px;
  background: var(--shade, #eee);
  font: 400 0.875rem/1.55 ui-monospace, monospace;
  tab-size: 2;
}
@media (forced-colors: active) { dialog { border: 2px solid CanvasText; } }
`;
