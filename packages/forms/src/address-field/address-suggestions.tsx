import { SUGGESTION_REST } from "@vitrine/schema/interface-timings";
import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react";
import { type Dispatch, useEffect, useState } from "react";
import styles from "./address-field.module.css";
import { announcement, type ComboboxEvent, type ComboboxState, isOpen } from "./combobox-state.ts";
import type { SuggestionIds } from "./suggestion-ids.ts";
import { geocoderSource } from "./suggestion-source.ts";

interface AddressSuggestionsProps {
  readonly input: HTMLInputElement;
  readonly ids: SuggestionIds;
  readonly geocoder: string;
  readonly state: ComboboxState;
  readonly dispatch: Dispatch<ComboboxEvent>;
  onPick(this: void, suggestion: string): void;
}

/** Asks for suggestions when typing rests, and shows them in a list under the field. */
export function AddressSuggestions({
  input,
  ids,
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
      document.getElementById(ids.option(active))?.scrollIntoView({ block: "nearest" });
  }, [ids, active]);

  return (
    <>
      <output className={styles["said"]}>{announcement(state)}</output>
      {open && (
        <ul
          className={styles["list"]}
          id={ids.list}
          role="listbox"
          aria-label="Adresses suggérées"
          ref={setFloating}
          style={floatingStyles}
          // A press must not take the focus from the field: it would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <li
              className={styles["option"]}
              key={suggestion}
              id={ids.option(index)}
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

/** Far enough for the field's focus ring to be seen whole, in pixels. */
const GAP = 8;
/** Two suggestions, so that one sees there is more to scroll to, in pixels. */
const LEAST_HEIGHT = 88;

/**
 * How near the list comes to the window's edges, in pixels. The page's scroll padding says what its header covers; with
 * letters much larger the header takes a second line, and covers more.
 */
const edges = () => ({
  top: Math.max(
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || GAP,
    document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0,
  ),
  bottom: GAP,
});

/** Under the field and as wide, or above it where there is more room, and scrolled where there is little. */
const position = [
  offset(GAP),
  flip(() => ({ padding: edges() })),
  size(() => ({
    padding: edges(),
    apply({ availableHeight, rects, elements: { floating } }) {
      floating.style.width = `${rects.reference.width}px`;
      floating.style.maxHeight = `${Math.max(availableHeight, LEAST_HEIGHT)}px`;
    },
  })),
];
