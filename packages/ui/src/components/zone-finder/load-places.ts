import type { FinderFile } from "@vitrine/schema/page-props";

/** What loading needs of the world; a test fakes it. */
export type FetchFile = (address: string) => Promise<Pick<Response, "ok" | "status" | "json">>;

/** Fetches a file of the finder. Throws where there is no network, or no such file. */
export async function loadPlaces(
  address: string,
  fetchFile: FetchFile = (url) => fetch(url),
): Promise<FinderFile> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as FinderFile;
}
