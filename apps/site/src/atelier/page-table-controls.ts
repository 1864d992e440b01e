// The browser's script of the atelier's table: sorting, filtering, and pages' weights as they arrive.
import type { PageMeasure } from "./report.ts";
import { compareRows, matchesView, type TableView } from "./row-order.ts";
import { addressOfView, viewOfAddress } from "./table-address.ts";

const root = document.querySelector("[data-page-table]") as HTMLElement;
const form = root.querySelector("form") as HTMLFormElement;
const count = root.querySelector("output") as HTMLOutputElement;
const body = root.querySelector("tbody") as HTMLElement;
const headings = [...root.querySelectorAll<HTMLElement>("th[data-key]")];
const rows = [...body.querySelectorAll("tr")];
const byRoute = new Map(rows.map((row) => [row.dataset["route"], row]));
const whole = new Intl.NumberFormat("fr-FR");
const kilobytes = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

let view = viewOfAddress(location.search);
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;

for (const heading of headings) {
  const button = heading.querySelector("button") as HTMLButtonElement;
  button.addEventListener("click", () => {
    const sort = heading.dataset["key"] ?? "route";
    const first = "number" in button.dataset;
    show({ ...view, sort, descending: sort === view.sort ? !view.descending : first });
  });
}
form.addEventListener("input", () =>
  show({
    ...view,
    text: field("texte").value,
    kind: field("genre").value,
    department: field("zone").value,
    onlyProblems: field("problemes").checked,
  }),
);
form.addEventListener("submit", (event) => event.preventDefault());

field("texte").value = view.text;
field("genre").value = view.kind;
field("zone").value = view.department;
field("problemes").checked = view.onlyProblems;
show(view);
await bringMeasures();

function show(next: TableView): void {
  view = next;
  history.replaceState(null, "", `${location.pathname}${addressOfView(view)}${location.hash}`);
  for (const heading of headings) {
    if (heading.dataset["key"] !== view.sort) heading.removeAttribute("aria-sort");
    else heading.setAttribute("aria-sort", view.descending ? "descending" : "ascending");
  }
  body.append(...rows.toSorted((a, b) => compareRows(valuesOf(a), valuesOf(b), view)));
  let shown = 0;
  for (const row of rows) {
    row.hidden = !matchesView(valuesOf(row), view);
    if (!row.hidden) shown++;
  }
  count.value =
    shown === rows.length
      ? `${whole.format(shown)} pages`
      : `${whole.format(shown)} sur ${whole.format(rows.length)} pages`;
}

function valuesOf(row: HTMLElement): Readonly<Record<string, string>> {
  return row.dataset as Record<string, string>;
}

/** Reads one line of JSON for each page; thousands of lines take a while to arrive. */
async function bringMeasures(): Promise<void> {
  const { body: stream } = await fetch("/__vitrine/measures");
  if (stream === null) return;
  let rest = "";
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) fillIn(JSON.parse(line) as PageMeasure);
  }
  show(view);
}

function fillIn({ route, words, bytes }: PageMeasure): void {
  const row = byRoute.get(route);
  if (row === undefined) return;
  row.dataset["words"] = String(words);
  row.dataset["bytes"] = String(bytes);
  const [wordsCell, bytesCell] = [row.querySelector("td[data-words]"), row.querySelector("td[data-bytes]")];
  if (wordsCell !== null) wordsCell.textContent = whole.format(words);
  if (bytesCell !== null) bytesCell.textContent = `${kilobytes.format(bytes / 1000)} ko`;
}
