import type { FinderFile } from "@vitrine/schema/page-props";

/** The part of `fetch` that loading needs; a test replaces it. */
export type FetchFile = (address: string) => Promise<Pick<Response, "ok" | "status" | "json">>;

/** Fetches a file of the finder. Throws without a network, or if the file is missing. */
export async function loadPlaces(
  address: string,
  fetchFile: FetchFile = (url) => fetch(url),
): Promise<FinderFile> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as FinderFile;
}
