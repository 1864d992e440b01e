/** A row's values by column: texts unchanged, numbers as decimal text, "" for an unknown value. */
export type RowValues = Readonly<Record<string, string>>;

export interface TableView {
  /** Name of the column that orders the rows. */
  readonly sort: string;
  readonly descending: boolean;
  readonly text: string;
  readonly kind: string;
  readonly department: string;
  readonly onlyProblems: boolean;
}

const NUMBERS = new Set(["problems", "words", "similarity", "bytes"]);
const french = new Intl.Collator("fr", { numeric: true });

/** Compares two rows. Unknown values come last in both directions; equal rows are sorted by address. */
export function compareRows(a: RowValues, b: RowValues, { sort, descending }: TableView): number {
  const [left = "", right = ""] = [a[sort], b[sort]];
  if ((left === "") !== (right === "")) return left === "" ? 1 : -1;
  const order = NUMBERS.has(sort) ? Number(left) - Number(right) : french.compare(left, right);
  return (descending ? -order : order) || french.compare(a["route"] ?? "", b["route"] ?? "");
}

/** True if a row is shown. The text filter ignores accents and case. */
export function matchesView(row: RowValues, { text, kind, department, onlyProblems }: TableView): boolean {
  if (kind !== "" && row["kind"] !== kind) return false;
  if (department !== "" && row["department"] !== department) return false;
  if (onlyProblems && Number(row["problems"]) === 0) return false;
  return plain(`${row["route"]} ${row["title"]}`).includes(plain(text));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
