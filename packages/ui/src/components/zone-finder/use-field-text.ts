import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";

/**
 * A text field that holds its text itself, and what it holds. So what was typed before the island woke stays; a field
 * that is still empty then begins with `initial`.
 */
export function useFieldText(initial: () => string): [RefObject<HTMLInputElement | null>, string] {
  const ref = useRef<HTMLInputElement>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const field = ref.current;
      if (field !== null && field.value === "") field.value = initial();
      field?.addEventListener("input", changed);
      return () => field?.removeEventListener("input", changed);
    },
    [initial],
  );
  const text = useSyncExternalStore(subscribe, () => ref.current?.value ?? "", onServer);
  return [ref, text];
}

const onServer = () => "";
