import { useEffect, useSyncExternalStore } from "react";
import type { QuoteStore } from "../state/quote-store.ts";
import { allowThankYou, isThankYouAsked } from "./thank-you-address.ts";

/** True if the address is the thank-you view's, which shows if the store has a sent request. */
export function useThankYouAddress(store: QuoteStore): boolean {
  const isAddress = useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    isThankYouAsked,
    () => false,
  );
  useEffect(() => store.subscribe(({ thanked }) => allowThankYou(thanked)), [store]);
  useEffect(() => {
    if (isAddress) void store.askForThanks();
  }, [isAddress, store]);
  return isAddress;
}
