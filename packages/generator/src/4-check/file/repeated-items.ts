import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Lists of words that stand for themselves. A paragraph of prose does not. */
const LISTS_OF_WORDS: ReadonlySet<unknown> = new Set(["keywords", "serviceTypes", "points"]);

/** Keys that name an item of a list, the first that it has. */
const NAMES = ["question", "label", "name", "heading", "title", "day"] as const;

/** Finds items that stand twice in a list, capitals aside: keywords, and whatever has a name. Placeholders may be alike. */
export function repeatedItems(data: object, path: ContentPath = []): ContentIssue[] {
  const isList = Array.isArray(data);
  const inner = Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? repeatedItems(value, [...path, isList ? Number(key) : key])
      : [],
  );
  return isList ? [...repeatedIn(data, path), ...inner] : inner;
}

function repeatedIn(list: readonly unknown[], path: ContentPath): ContentIssue[] {
  const seen = new Set<string>();
  return list.flatMap((item, i) => {
    const key = nameKey(item, path.at(-1));
    if (key === undefined) return [];
    const name = String(key === "" ? item : (item as Record<string, unknown>)[key]);
    const folded = `${name} ${apartBy(item)}`.toLowerCase().replace(/\s{2,}/g, " ");
    const isFirst = !seen.has(folded);
    seen.add(folded);
    if (isFirst || name.includes("[[")) return [];
    return [twice([...path, i, ...(key === "" ? [] : [key])], name)];
  });
}

/** Tells apart two of a name: two of a team by their roles, two events by day, hour and place. */
function apartBy(item: unknown): string {
  const { role = "", from = "", opens = "", place = "" } = item as Readonly<Record<string, unknown>>;
  return `${role} ${from} ${opens} ${place}`;
}

/** The key of an item's name; empty for a word that names itself. Two sections of a page may well share a title. */
function nameKey(item: unknown, list: string | number | undefined): string | undefined {
  if (typeof item === "string") return LISTS_OF_WORDS.has(list) ? "" : undefined;
  if (typeof item !== "object" || item === null || list === "sections") return undefined;
  return NAMES.find((name) => typeof (item as Record<string, unknown>)[name] === "string");
}

const twice = (path: ContentPath, name: string): ContentIssue => ({
  code: "duplicate-item",
  severity: "warning",
  path,
  en: `"${name}" stands twice in this list.`,
  fr: `« ${name} » figure deux fois dans cette liste.`,
});
