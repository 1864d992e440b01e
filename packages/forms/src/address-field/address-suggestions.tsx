import { SUGGESTION_REST } from "@vitrine/schema/interface-timings";
import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react";
import { type Dispatch, useEffect, useState } from "react";
import styles from "./address-field.module.css";
import {
  announcement,
  type ComboboxEvent,
  type ComboboxState,
  isOpen,
  listId,
  optionId,
} from "./combobox-state.ts";
import { geocoderSource } from "./suggestion-source.ts";

interface AddressSuggestionsProps {
  readonly input: HTMLInputElement;
  /** The field's name. */
  readonly name: string;
  readonly geocoder: string;
  readonly state: ComboboxState;
  readonly dispatch: Dispatch<ComboboxEvent>;
  onPick(this: void, suggestion: string): void;
}

/** Requests suggestions when the visitor pauses typing, and shows them in a list under the field. */
export function AddressSuggestions({
  input,
  name,
  geocoder,
  state,
  dispatch,
  onPick,
}: AddressSuggestionsProps) {
  const [source] = useState(() => geocoderSource(geocoder));
  const { typed, suggestions, active } = state;
  const open = isOpen(state);
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({
    open,
    elements: { reference: input },
    placement: "bottom-start",
    middleware: position,
    whileElementsMounted: autoUpdate,
  });

  useEffect(() => {
    if (typed === "") return undefined;
    const asking = setTimeout(async () => {
      const found = await source.find(typed);
      if (found !== undefined) dispatch({ type: "found", text: typed, suggestions: found });
    }, SUGGESTION_REST);
    return () => {
      clearTimeout(asking);
      source.giveUp(typed);
    };
  }, [source, typed, dispatch]);

  useEffect(() => {
    if (active !== undefined)
      document.getElementById(optionId(name, active))?.scrollIntoView({ block: "nearest" });
  }, [name, active]);

  return (
    <>
      <output className={styles["said"]}>{announcement(state)}</output>
      {open && (
        <ul
          className={styles["list"]}
          id={listId(name)}
          role="listbox"
          aria-label="Adresses suggérées"
          ref={setFloating}
          style={floatingStyles}
          // The field must keep the focus on mousedown: its blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <li
              className={styles["option"]}
              key={suggestion}
              id={optionId(name, index)}
              role="option"
              aria-selected={index === active}
              onClick={() => onPick(suggestion)}
            >
              {suggestion}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Pixels between field and list, so that the field's focus ring stays visible. */
const GAP = 8;
/** Pixels of two suggestions, so that the visitor sees that the list scrolls. */
const MIN_HEIGHT = 88;

/**
 * Returns the pixels that the list keeps free at the window's edges. The page's scroll padding is the height
 * of its header. With much larger letters the header wraps to a second line, so its own height counts too.
 */
const edges = () => ({
  top: Math.max(
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || GAP,
    document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0,
  ),
  bottom: GAP,
});

/** Places the list under the field, at its width, or above it where there is more room. */
const position = [
  offset(GAP),
  flip(() => ({ padding: edges() })),
  size(() => ({
    padding: edges(),
    apply({ availableHeight, rects, elements: { floating } }) {
      floating.style.width = `${rects.reference.width}px`;
      floating.style.maxHeight = `${Math.max(availableHeight, MIN_HEIGHT)}px`;
    },
  })),
];
