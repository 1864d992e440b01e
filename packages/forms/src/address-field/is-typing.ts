/**
 * Whether an `input` event comes from typing or pasting. A browser that fills in a saved address says so
 * ("insertReplacementText", or an event without a type), and a suggestion that was picked does too: then the list
 * steps aside.
 */
export function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== "" && event.inputType !== "insertReplacementText";
}
