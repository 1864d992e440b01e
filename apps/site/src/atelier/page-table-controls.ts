// The browser's script of the atelier's table. The form holds the view, and the address repeats it, so that a
// reload after a save, or a link, shows the same rows.
import type { PageMeasure } from "../../dev/atelier/atelier-plugin.ts";
import { COLUMNS, compareRows, matchesView, orderOf, type TableView } from "./row-order.ts";

const root = document.querySelector("[data-page-table]") as HTMLElement;
const form = root.querySelector("form") as HTMLFormElement;
const count = root.querySelector("output") as HTMLOutputElement;
const body = root.querySelector("tbody") as HTMLElement;
const rows = [...body.querySelectorAll("tr")];
const whole = new Intl.NumberFormat("fr-FR");
const kilobytes = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;

for (const [name, value] of new URLSearchParams(location.search)) {
  const control = field(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
  else if (control !== null) control.value = value;
}
for (const { key, isNumber } of COLUMNS)
  root.querySelector(`th[data-key="${key}"] button`)?.addEventListener("click", () => {
    const { column, isDescending } = orderOf(viewNow());
    const descends = key === column ? !isDescending : isNumber;
    field("tri").value = `${descends ? "-" : ""}${key}`;
    show();
  });
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
show();
await bringMeasures();
show();

/** Completes the rows with the pages' words and weights, which take a while for hundreds of pages. */
async function bringMeasures(): Promise<void> {
  const response = await fetch("/__vitrine/measures");
  const measures = (await response.json()) as Readonly<Record<string, PageMeasure>>;
  for (const row of rows) {
    const { words, bytes } = measures[row.dataset["route"] ?? ""] ?? { words: 0, bytes: 0 };
    Object.assign(row.dataset, { words, bytes });
    (row.querySelector("td[data-words]") as HTMLElement).textContent = whole.format(words);
    (row.querySelector("td[data-bytes]") as HTMLElement).textContent = `${kilobytes.format(bytes / 1000)} ko`;
  }
}

function viewNow(): TableView {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
  return Object.fromEntries(chosen) as TableView;
}

function show(): void {
  const view = viewNow();
  const query = new URLSearchParams({ ...view });
  history.replaceState(
    null,
    "",
    `${location.pathname}${query.size === 0 ? "" : `?${query}`}${location.hash}`,
  );
  const { column, isDescending } = orderOf(view);
  for (const heading of root.querySelectorAll<HTMLElement>("th[data-key]")) {
    if (heading.dataset["key"] !== column) heading.removeAttribute("aria-sort");
    else heading.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
  }
  body.append(...rows.toSorted((a, b) => compareRows(a.dataset, b.dataset, view)));
  for (const row of rows) row.hidden = !matchesView(row.dataset, view);
  const shown = rows.filter(({ hidden }) => !hidden).length;
  const all = `${whole.format(rows.length)} pages`;
  count.value = shown === rows.length ? all : `${whole.format(shown)} sur ${all}`;
}
