import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Lists of words that stand for themselves. A paragraph of prose does not. */
const LISTS_OF_WORDS: ReadonlySet<unknown> = new Set(["keywords", "serviceTypes", "points"]);
/** Keys that name an item of a list, the first that it has. */
const NAMES = ["question", "label", "name", "heading", "title", "day"] as const;

/** Finds items that stand twice in a list, capitals aside: keywords, and whatever has a name. Placeholders may be alike. */
export function repeatedItems(data: object): ContentIssue[] {
  const issues: ContentIssue[] = [];
  visit(data, [], issues);
  return issues;
}

/** Plain loops over one changing path: this sees every value of every local page. */
function visit(data: object, path: (string | number)[], issues: ContentIssue[]): void {
  if (Array.isArray(data)) compareItems(data, path, issues);
  const isList = Array.isArray(data);
  for (const key of Object.keys(data)) {
    const value = (data as Record<string, unknown>)[key];
    if (typeof value !== "object" || value === null) continue;
    path.push(isList ? Number(key) : key);
    visit(value, path, issues);
    path.pop();
  }
}

function compareItems(list: readonly unknown[], path: ContentPath, issues: ContentIssue[]): void {
  const seen = new Set<string>();
  for (let i = 0; i < list.length; i++) {
    const key = nameKey(list[i], path.at(-1));
    if (key === undefined) continue;
    const name = String(key === "" ? list[i] : (list[i] as Record<string, unknown>)[key]);
    if (name.includes("[[")) continue;
    const folded = name.toLowerCase().replace(/\s{2,}/g, " ");
    if (seen.has(folded)) issues.push(twice([...path, i, ...(key === "" ? [] : [key])], name));
    seen.add(folded);
  }
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
  message: {
    en: `"${name}" stands twice in this list.`,
    fr: `« ${name} » figure deux fois dans cette liste.`,
  },
});
