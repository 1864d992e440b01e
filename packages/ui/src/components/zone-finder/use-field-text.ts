import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";

/**
 * An uncontrolled text field, and its text. The field owns its text, so that words typed before the island
 * woke stay. An empty field starts with `initial`.
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
