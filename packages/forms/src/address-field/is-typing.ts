/**
 * True if an `input` event comes from typing or pasting. A browser that fills in a saved address sends
 * "insertReplacementText" or an event without a type, as a picked suggestion does. The list must then stay
 * closed.
 */
export function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== "" && event.inputType !== "insertReplacementText";
}
