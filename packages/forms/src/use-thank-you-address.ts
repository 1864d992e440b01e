import { useSyncExternalStore } from "react";
import { THANK_YOU_ID } from "./thank-you-address.ts";

/** Whether the address shows the thank-you view. */
export function useThankYouAddress(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash === `#${THANK_YOU_ID}`,
    () => false,
  );
}
