import { searchForm, withoutLinkingWords } from "@vitrine/french/search-form";
import type { FinderFile, FinderGroup } from "@vitrine/schema/page-props";

/** The places to search for a query, or the file that must be fetched first. */
export type FoundPart =
  | {
      readonly groups: readonly FinderGroup[];
      /** True if one file can't hold all places that begin with the query: then only exact matches are here. */
      readonly partial: boolean;
    }
  | { readonly needs: string };

/** Follows the files from the first one to the part that answers a query. */
export function findPart(files: ReadonlyMap<string, FinderFile>, address: string, query: string): FoundPart {
  return follow(files, address, withoutLinkingWords(searchForm(query)));
}

function follow(files: ReadonlyMap<string, FinderFile>, address: string, wanted: string): FoundPart {
  const file = files.get(address);
  if (file === undefined) return { needs: address };
  if (!("parts" in file)) return { groups: file, partial: false };
  if (wanted === "") return { groups: [], partial: false };
  const { parts, exact } = file;
  if (parts.some(([from]) => from > wanted && from.startsWith(wanted)))
    return { groups: exact, partial: true };
  const part = parts.findLast(([from]) => from <= wanted);
  return part === undefined ? { groups: [], partial: false } : follow(files, part[1], wanted);
}
