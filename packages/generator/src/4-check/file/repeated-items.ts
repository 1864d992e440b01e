import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Lists of words that stand for themselves. A paragraph of prose does not. */
const LISTS_OF_WORDS: ReadonlySet<unknown> = new Set(["keywords", "serviceTypes", "points"]);
/** Keys that name an item of a list, the first that it has. */
const NAMES = ["question", "label", "name", "heading", "title"] as const;

/** Finds items that stand twice in a list, capitals and spaces aside: keywords, and whatever has a name. */
export function repeatedItems(data: unknown, path: ContentPath = []): ContentIssue[] {
  if (typeof data !== "object" || data === null) return [];
  if (!Array.isArray(data))
    return Object.entries(data).flatMap(([key, value]) => repeatedItems(value, [...path, key]));
  const seen = new Set<string>();
  return data.flatMap((item: unknown, i) => {
    const named = nameOf(item, path);
    const within = repeatedItems(item, [...path, i]);
    if (named === undefined) return within;
    const folded = named.name.toLowerCase().replace(/\s+/g, " ").trim();
    if (!seen.has(folded)) {
      seen.add(folded);
      return within;
    }
    return [...within, twice([...path, i, ...named.key], named.name)];
  });
}

function nameOf(item: unknown, path: ContentPath): { name: string; key: readonly string[] } | undefined {
  const list = path.at(-1);
  if (typeof item === "string") return LISTS_OF_WORDS.has(list) ? { name: item, key: [] } : undefined;
  // Two sections of a page may well share a title.
  if (typeof item !== "object" || item === null || list === "sections") return undefined;
  const key = NAMES.find((name) => name in item);
  const name: unknown = key && (item as Record<string, unknown>)[key];
  return key !== undefined && typeof name === "string" ? { name, key: [key] } : undefined;
}

const twice = (path: ContentPath, name: string): ContentIssue => ({
  code: "duplicate-item",
  severity: "warning",
  path,
  at: "value",
  message: `"${name}" stands twice in this list.`,
  hint: "Remove one of the two, or say what sets it apart.",
});
