import { useCallback, useState } from "react";
import type { AddressSuggestions } from "./address-suggestions.tsx";

interface Suggesting {
  readonly Suggestions: typeof AddressSuggestions;
  /** The field that they are for. */
  readonly input: HTMLInputElement;
}

/**
 * The component that asks for suggestions and shows them, once `load` has fetched it for a field. Where it can't be
 * fetched there are no suggestions; `load` may be called again.
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
