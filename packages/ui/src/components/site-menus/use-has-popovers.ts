import { useSyncExternalStore } from "react";

/** Whether the browser opens and closes popovers. On the server, and until hydration has ended, nobody knows: false. */
export const useHasPopovers = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => "popover" in HTMLElement.prototype,
    () => false,
  );
