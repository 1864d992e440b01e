import { useCallback, useState } from "react";
import type { AddressSuggestions } from "./address-suggestions.tsx";

/**
 * The component that asks for suggestions and shows them, once `load` has fetched it. Where it can't be fetched
 * there are no suggestions; `load` may be called again.
 */
export function useAddressSuggestions(): [typeof AddressSuggestions | undefined, () => void] {
  const [component, setComponent] = useState<typeof AddressSuggestions>();
  const load = useCallback(() => {
    import("./address-suggestions.tsx").then(
      (module) => setComponent(() => module.AddressSuggestions),
      () => {},
    );
  }, []);
  return [component, load];
}
