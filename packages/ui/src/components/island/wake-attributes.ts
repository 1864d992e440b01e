/** When an island wakes. An intent is a pointer over it, focus in it, or a click. */
export type WakeCondition = "visible" | "load" | "intent";

/**
 * The code that wakes an island: `react` for the loader's hydration, `module` for the island's own script.
 */
export type IslandType = "react" | "module";

/** The attributes of an `<is-land>` element with its condition and its script. */
export const wakeAttributes = (
  when: WakeCondition,
  type: IslandType,
  script: string,
): Readonly<Record<string, string>> => ({ [`on:${when}`]: "", type, import: script });
