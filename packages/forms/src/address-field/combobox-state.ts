import { fold } from "@vitrine/french/fold";
import { askable } from "./geocoder-request.ts";
import { stillFits } from "./still-fits.ts";

/** The list of suggestions under the field (W3C ARIA patterns, editable combobox with list autocomplete). */
export interface ComboboxState {
  /** What the visitor has typed and may get suggestions for; "" where nothing is to be asked. */
  readonly typed: string;
  readonly suggestions: readonly string[];
  /** Whether the suggestions are the answer to `typed`, rather than what is left of an earlier one. */
  readonly isAnswered: boolean;
  /** The suggestion that the keyboard has reached. */
  readonly active: number | undefined;
  /** Closed by Escape, until the visitor types on or asks for it by an arrow key. */
  readonly isDismissed: boolean;
}

export type ComboboxEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "found"; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly type: "moved"; readonly by: 1 | -1 }
  | { readonly type: "dismissed" }
  /** The field was left, or filled in other than by typing. */
  | { readonly type: "ended" };

export const closedCombobox: ComboboxState = {
  typed: "",
  suggestions: [],
  isAnswered: false,
  active: undefined,
  isDismissed: false,
};

/** What becomes of the list when something happens. Only an answer to what is typed now counts. */
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
  const text = askable(typed);
  if (text === undefined) return closedCombobox;
  if (text === state.typed) return { ...state, active: undefined, isDismissed: false };
  const suggestions = state.suggestions.filter((suggestion) => stillFits(suggestion, text));
  return { ...closedCombobox, typed: text, suggestions };
}

function afterAnswer(state: ComboboxState, suggestions: readonly string[]): ComboboxState {
  // Whoever has typed a whole address has no use for a list over the next question.
  if (suggestions.some((suggestion) => fold(suggestion) === fold(state.typed)))
    return { ...closedCombobox, typed: state.typed };
  return { ...state, suggestions, isAnswered: true, active: undefined };
}

/** Through the list and, past either end, back to what was typed. */
function moved({ active, suggestions: { length } }: ComboboxState, by: 1 | -1): number | undefined {
  // The text typed is one more place, before the first suggestion.
  const place = ((active ?? -1) + 1 + by + length + 1) % (length + 1);
  return place === 0 ? undefined : place - 1;
}

export const isOpen = ({ suggestions, isDismissed }: ComboboxState): boolean =>
  suggestions.length > 0 && !isDismissed;

/** What a screen reader says of the list once its answer is there: "3 suggestions". */
export function announcement(state: ComboboxState): string {
  const { length } = state.suggestions;
  if (!state.isAnswered || state.isDismissed) return "";
  if (length === 0) return "Aucune suggestion";
  return length === 1 ? "1\u00A0suggestion" : `${length}\u00A0suggestions`;
}
