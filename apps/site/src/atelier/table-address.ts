import type { TableView } from "./row-order.ts";

/** Reads the view from the address, so that a reload after a save, or a link, shows the same rows. */
export function viewOfAddress(search: string): TableView {
  const asked = new URLSearchParams(search);
  const [, minus = "", sort = "route"] = /^(-?)([a-z]+)$/.exec(asked.get("tri") ?? "") ?? [];
  return {
    sort,
    descending: minus === "-",
    text: asked.get("texte") ?? "",
    kind: asked.get("genre") ?? "",
    department: asked.get("zone") ?? "",
    onlyProblems: asked.has("problemes"),
  };
}

/** The address's query for a view; empty for the initial view. */
export function addressOfView({ sort, descending, text, kind, department, onlyProblems }: TableView): string {
  const query = new URLSearchParams();
  if (sort !== "route" || descending) query.set("tri", `${descending ? "-" : ""}${sort}`);
  if (text !== "") query.set("texte", text);
  if (kind !== "") query.set("genre", kind);
  if (department !== "") query.set("zone", department);
  if (onlyProblems) query.set("problemes", "");
  return query.size === 0 ? "" : `?${query}`;
}
