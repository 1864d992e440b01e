import type { FormField } from "@vitrine/schema/content/form-field";
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FieldProps } from "../view/field-label.tsx";
import { TextField } from "../view/text-field.tsx";
import styles from "./address-field.module.css";
import type { AddressSuggestions } from "./address-suggestions.tsx";
import { closedCombobox, isOpen, listId, nextComboboxState, optionId } from "./combobox-state.ts";

interface AddressFieldProps extends FieldProps<FormField<"address">> {
  /** The address of the geocoder. */
  readonly geocoder: string;
}

/**
 * A text field for an address, with suggestions that help and never decide: the text stays the visitor's. The
 * code for suggestions is fetched when the field first takes focus. Until then, and without JavaScript, it is
 * a plain text field. Source: W3C ARIA patterns, editable combobox with list autocomplete, manual selection.
 */
export function AddressField({ field, error, geocoder }: AddressFieldProps) {
  const [state, dispatch] = useReducer(nextComboboxState, closedCombobox);
  // A ref, not state: a state would render the form a second time in the task that wakes it.
  const input = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState<{
    readonly Suggestions: typeof AddressSuggestions;
    readonly input: HTMLInputElement;
  }>();
  const isAwake = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const { suggestions, active } = state;
  const open = isOpen(state);

  const load = useCallback((focused: HTMLInputElement) => {
    import("./address-suggestions.tsx").then(
      (module) => setSuggesting({ Suggestions: module.AddressSuggestions, input: focused }),
      // Without its code there are no suggestions, and the next focus tries again.
      () => {},
    );
  }, []);

  useEffect(() => {
    // The visitor may have focused the field before the script ran.
    if (input.current !== null && input.current === document.activeElement) load(input.current);
  }, [load]);

  function pick(suggestion: string): void {
    if (input.current === null) return;
    input.current.setRangeText(suggestion, 0, input.current.value.length, "end");
    // The form's listeners treat a picked suggestion like any other input. `onInput` below ends the search.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (suggestions.length === 0 || event.nativeEvent.isComposing || event.shiftKey) return;
    const chosen = active === undefined ? undefined : suggestions[active];
    if (event.key === "ArrowDown") dispatch({ type: "moved", by: 1 });
    else if (event.key === "ArrowUp") dispatch({ type: "moved", by: -1 });
    else if (event.key === "Escape" && open) dispatch({ type: "dismissed" });
    else if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles["root"]}>
      <TextField
        field={field}
        error={error}
        input={{
          ref: input,
          onFocus: ({ currentTarget }) => load(currentTarget),
          onBlur: () => dispatch({ type: "ended" }),
          onInput: ({ currentTarget, nativeEvent }) =>
            dispatch(
              isTyping(nativeEvent) ? { type: "typed", text: currentTarget.value } : { type: "ended" },
            ),
          onKeyDown,
          ...(isAwake && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": open,
            "aria-controls": open ? listId(field.name) : undefined,
            "aria-activedescendant": active === undefined ? undefined : optionId(field.name, active),
          }),
        }}
      />
      {suggesting !== undefined && (
        <suggesting.Suggestions
          input={suggesting.input}
          name={field.name}
          geocoder={geocoder}
          state={state}
          dispatch={dispatch}
          onPick={pick}
        />
      )}
    </div>
  );
}

/**
 * True if an `input` event comes from typing or pasting. A browser that fills in a saved address sends
 * "insertReplacementText" or an event without a type, as a picked suggestion does. The list must then stay
 * closed.
 */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== "" && event.inputType !== "insertReplacementText";
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
