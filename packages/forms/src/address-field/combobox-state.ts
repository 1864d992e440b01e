import { fold } from "@vitrine/french/fold";
import { searchableText } from "./geocoder-request.ts";

/** The list of suggestions under the field (W3C ARIA patterns, editable combobox with list autocomplete). */
export interface ComboboxState {
  /** The visitor's text that suggestions are requested for; "" if none are. */
  readonly typed: string;
  readonly suggestions: readonly string[];
  /** True if the suggestions answer `typed`, false if they remain from an earlier text. */
  readonly isAnswered: boolean;
  /** The index of the suggestion that the keyboard has reached. */
  readonly active: number | undefined;
  /** True after Escape, until the visitor types on or presses an arrow key. */
  readonly isDismissed: boolean;
}

export type ComboboxEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "found"; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly type: "moved"; readonly by: 1 | -1 }
  | { readonly type: "dismissed" }
  /** The field lost the focus, or was filled in by other means than typing. */
  | { readonly type: "ended" };

export const closedCombobox: ComboboxState = {
  typed: "",
  suggestions: [],
  isAnswered: false,
  active: undefined,
  isDismissed: false,
};

/** Returns the state after an event. An answer to an earlier text is ignored. */
export function nextComboboxState(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case "typed":
      return afterTyping(state, event.text);
    case "found":
      return event.text === state.typed ? afterAnswer(state, event.suggestions) : state;
    case "moved":
      return state.suggestions.length === 0
        ? state
        : { ...state, isDismissed: false, active: moved(state, event.by) };
    case "dismissed":
      return { ...state, isDismissed: true, active: undefined };
    case "ended":
      return closedCombobox;
  }
}

function afterTyping(state: ComboboxState, typed: string): ComboboxState {
  const text = searchableText(typed);
  if (text === undefined) return closedCombobox;
  if (text === state.typed) return { ...state, active: undefined, isDismissed: false };
  const suggestions = state.suggestions.filter((suggestion) => isMatch(suggestion, text));
  return { ...closedCombobox, typed: text, suggestions };
}

/** True if a suggestion may stay until the answer arrives: each word of the text begins one of its words. */
function isMatch(suggestion: string, text: string): boolean {
  const words = fold(suggestion).split("-");
  return fold(text)
    .split("-")
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function afterAnswer(state: ComboboxState, suggestions: readonly string[]): ComboboxState {
  // A visitor who has typed a whole address needs no list over the next question.
  if (suggestions.some((suggestion) => fold(suggestion) === fold(state.typed)))
    return { ...closedCombobox, typed: state.typed };
  return { ...state, suggestions, isAnswered: true, active: undefined };
}

/** Moves through the list and, past either end, back to the visitor's text. */
function moved({ active, suggestions: { length } }: ComboboxState, by: 1 | -1): number | undefined {
  // The visitor's text is one more place, before the first suggestion.
  const place = ((active ?? -1) + 1 + by + length + 1) % (length + 1);
  return place === 0 ? undefined : place - 1;
}

export const isOpen = ({ suggestions, isDismissed }: ComboboxState): boolean =>
  suggestions.length > 0 && !isDismissed;

/** The text that a screen reader announces once the answer is there: "3 suggestions". */
export function announcement(state: ComboboxState): string {
  const { length } = state.suggestions;
  if (!state.isAnswered || state.isDismissed) return "";
  if (length === 0) return "Aucune suggestion";
  return length === 1 ? "1\u00A0suggestion" : `${length}\u00A0suggestions`;
}

/** The id of the list of the field of this name. */
export const listId = (name: string): string => `${name}-suggestions`;

/** The id of a suggestion in that list. */
export const optionId = (name: string, index: number): string => `${name}-suggestion-${index + 1}`;
