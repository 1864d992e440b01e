import { useEffect, useState } from "react";
import type { FinderFile } from "@vitrine/schema/page-props";
import { findPart, type FoundPart } from "./find-part.ts";

/** The places for a query, once they have loaded; `retry` has an effect only after a failure. */
export interface LoadedPlaces {
  readonly part: Exclude<FoundPart, { readonly needs: string }> | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** Fetches the finder's first file when the component mounts, and every other file once the query needs it. */
export function usePlaces(address: string, query: string): LoadedPlaces {
  const [files, setFiles] = useState<ReadonlyMap<string, FinderFile>>(new Map());
  /** The file that could not be fetched, until a retry. */
  const [missing, setMissing] = useState<string>();
  const part = findPart(files, address, query);
  const needed = "needs" in part ? part.needs : undefined;
  const failed = needed !== undefined && needed === missing;
  useEffect(() => {
    if (needed === undefined || failed) return undefined;
    let wanted = true;
    loadPlaces(needed).then(
      (file) => setFiles((known) => new Map(known).set(needed, file)),
      () => wanted && setMissing(needed),
    );
    return () => {
      wanted = false;
    };
  }, [needed, failed]);
  return {
    part: "needs" in part ? undefined : part,
    failed,
    retry: () => setMissing(undefined),
  };
}

/** The part of `fetch` that loading needs; a test replaces it. */
type FetchFile = (address: string) => Promise<Pick<Response, "ok" | "status" | "json">>;

/** Fetches a file of the finder. Throws without a network, or if the file is missing. */
export async function loadPlaces(
  address: string,
  fetchFile: FetchFile = (url) => fetch(url),
): Promise<FinderFile> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as FinderFile;
}
