import { useEffect, useState } from "react";
import type { FinderGroup } from "@vitrine/schema/page-props";
import { loadPlaces } from "./load-places.ts";

/** The places, once they are there; `retry` does something only after a failure. */
export interface LoadedPlaces {
  readonly groups: readonly FinderGroup[] | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** Fetches the finder's places when its component is there. */
export function usePlaces(address: string): LoadedPlaces {
  const [groups, setGroups] = useState<readonly FinderGroup[]>();
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadPlaces(address).then(
      (loaded) => wanted && setGroups(loaded),
      () => wanted && setFailures(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [address, attempt]);
  return {
    groups,
    failed: groups === undefined && failures === attempt,
    retry: () => failures === attempt && setAttempt(attempt + 1),
  };
}
