import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Finds strings at any depth of a file's data, by key and text. */
export function stringsIn(
  data: unknown,
  isWanted: (key: string, text: string) => boolean,
  path: ContentPath = [],
): { text: string; path: ContentPath }[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value === "string" ? !isWanted(key, value) : typeof value !== "object") return [];
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    if (typeof value === "string") return [{ text: value, path: place }];
    return stringsIn(value, isWanted, place);
  });
}
