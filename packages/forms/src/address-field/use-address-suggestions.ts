import { useCallback, useState } from "react";
import type { AddressSuggestions } from "./address-suggestions.tsx";

interface Suggesting {
  readonly Suggestions: typeof AddressSuggestions;
  /** The field that the suggestions belong to. */
  readonly input: HTMLInputElement;
}

/**
 * Returns the suggestions component once `load` has fetched it for a field. If the fetch fails there are no
 * suggestions, and `load` may be called again.
 */
export function useAddressSuggestions(): [Suggesting | undefined, (input: HTMLInputElement) => void] {
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const load = useCallback((input: HTMLInputElement) => {
    import("./address-suggestions.tsx").then(
      (module) => setSuggesting({ Suggestions: module.AddressSuggestions, input }),
      () => {},
    );
  }, []);
  return [suggesting, load];
}
