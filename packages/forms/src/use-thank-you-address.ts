import { useEffect, useSyncExternalStore } from "react";
import type { QuoteStore } from "./quote-store.ts";
import { earnThankYou, isThankYouAsked } from "./thank-you-address.ts";

/** Whether the address asks for the thank-you view; shows the view if the store says that it is earned. */
export function useThankYouAddress(store: QuoteStore): boolean {
  const isAddress = useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    isThankYouAsked,
    () => false,
  );
  useEffect(() => store.subscribe(({ thanked }) => earnThankYou(thanked)), [store]);
  useEffect(() => {
    if (isAddress) void store.askForThanks();
  }, [isAddress, store]);
  return isAddress;
}
