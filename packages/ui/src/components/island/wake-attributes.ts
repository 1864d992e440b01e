/**
 * When an island wakes: shown; once the page has loaded; or at the first sign that somebody means to use it: a
 * pointer over it, focus in it, a press by assistive technology, which has neither.
 */
export type WakeCondition = "visible" | "load" | "intent";

const conditions: Readonly<Record<WakeCondition, Readonly<Record<string, string>>>> = {
  visible: { "on:visible": "" },
  // Not `on:idle`: a browser that shows nothing new may have no idle moment for seconds, and is-land sets it no term.
  load: { "on:load": "" },
  intent: { "on:interaction": "pointerover,focusin,click" },
};

/** Whether the loader brings an island to life with React, or the island's own script does. */
export type IslandType = "react" | "module";

/** The attributes of an `<is-land>` element that wakes on a condition and is then brought to life by a script. */
export const wakeAttributes = (
  when: WakeCondition,
  type: IslandType,
  script: string,
): Readonly<Record<string, string>> => ({
  ...conditions[when],
  type,
  import: script,
});
