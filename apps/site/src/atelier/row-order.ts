/** The table's columns, by the names of their values. A number sorts from the highest value. */
export const COLUMNS = [
  { key: "route", label: "Page", isNumber: false },
  { key: "kind", label: "Genre", isNumber: false },
  { key: "department", label: "Zone", isNumber: false },
  { key: "problems", label: "Problèmes", isNumber: true },
  { key: "words", label: "Mots", isNumber: true },
  { key: "similarity", label: "Ressemblance", isNumber: true },
  { key: "bytes", label: "Poids", isNumber: true },
] as const;

/** A row's values by column: texts unchanged, numbers as decimal text, "" for an unknown value. */
export type RowValues = Readonly<Record<string, string | undefined>>;

/** The chosen rows and their order: the values of the table's form, which are the address's query too. */
export interface TableView {
  /** Words of the address or title. */
  readonly texte?: string;
  readonly genre?: string;
  readonly zone?: string;
  /** Present if only pages with problems are shown. */
  readonly problemes?: string;
  /** Name of the column that orders the rows, after a minus for the descending order. */
  readonly tri?: string;
}

const french = new Intl.Collator("fr", { numeric: true });

/** Reads the column and the direction of a view's order. */
export const orderOf = ({ tri }: TableView) => ({
  column: tri?.replace("-", "") || "route",
  isDescending: tri?.startsWith("-") ?? false,
});

/** Compares two rows. Unknown values come last in both directions; equal rows are sorted by address. */
export function compareRows(a: RowValues, b: RowValues, view: TableView): number {
  const { column, isDescending } = orderOf(view);
  const [left = "", right = ""] = [a[column], b[column]];
  if ((left === "") !== (right === "")) return left === "" ? 1 : -1;
  const isNumber = COLUMNS.some(({ key, isNumber: is }) => is && key === column);
  const order = isNumber ? Number(left) - Number(right) : french.compare(left, right);
  return (isDescending ? -order : order) || french.compare(a["route"] ?? "", b["route"] ?? "");
}

/** True if a row is shown. The text filter ignores accents and case. */
export function matchesView(row: RowValues, { texte = "", genre, zone, problemes }: TableView): boolean {
  if (genre && row["kind"] !== genre) return false;
  if (zone && row["department"] !== zone) return false;
  if (problemes !== undefined && Number(row["problems"]) === 0) return false;
  return plain(`${row["route"]} ${row["title"]}`).includes(plain(texte));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
