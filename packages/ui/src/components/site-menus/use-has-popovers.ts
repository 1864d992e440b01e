import { useSyncExternalStore } from "react";

/**
 * True if the browser supports popovers. On the server, and until hydration has ended, the answer is unknown:
 * false.
 */
export const useHasPopovers = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => "popover" in HTMLElement.prototype,
    () => false,
  );
