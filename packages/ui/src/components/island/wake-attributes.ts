/**
 * The moment when an island wakes: when it is visible, once the page has loaded, or at the visitor's first
 * sign of intent. That sign is a pointer over it, focus in it, or a click, the only event from some assistive
 * technology.
 */
export type WakeCondition = "visible" | "load" | "intent";

const conditions: Readonly<Record<WakeCondition, Readonly<Record<string, string>>>> = {
  visible: { "on:visible": "" },
  // `on:idle` may never fire: a browser without anything new to show may have no idle moment, and is-land
  // sets no time limit.
  load: { "on:load": "" },
  intent: { "on:interaction": "pointerover,focusin,click" },
};

/**
 * The code that wakes an island: `react` for the loader's hydration, `module` for the island's own script.
 */
export type IslandType = "react" | "module";

/** The attributes of an `<is-land>` element with its condition and its script. */
export const wakeAttributes = (
  when: WakeCondition,
  type: IslandType,
  script: string,
): Readonly<Record<string, string>> => ({
  ...conditions[when],
  type,
  import: script,
});
