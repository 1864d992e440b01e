import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Finds texts, numbers and flags at any depth of a file's data, by key and value. */
export function valuesIn(
  data: unknown,
  isWanted: (key: string, value: unknown) => boolean,
  path: ContentPath = [],
): { value: unknown; path: ContentPath }[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const isPlain = typeof value !== "object";
    if (isPlain && !isWanted(key, value)) return [];
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    return isPlain ? [{ value, path: place }] : valuesIn(value, isWanted, place);
  });
}

/** Finds strings at any depth of a file's data, by key and text. */
export const stringsIn = (data: unknown, isWanted: (key: string, text: string) => boolean) =>
  valuesIn(data, (key, value) => typeof value === "string" && isWanted(key, value)).map(
    ({ value, path }) => ({ text: value as string, path }),
  );
