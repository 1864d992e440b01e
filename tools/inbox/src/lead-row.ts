import type { FieldType, FormField } from "@vitrine/schema/content/form-field";
import { escapeHtml } from "./html-page.ts";
import type { InboxForm } from "./inbox-form.ts";
import { type Lead, type LeadFile, type LeadValue, valuesOf } from "./lead.ts";

const receivedFormat = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

/** The headings of the table of leads, in the order of the cells of `leadRow`: one for each group of the form. */
export const columnsOf = (form: InboxForm | undefined): readonly string[] => [
  "Reçue le",
  ...(form?.groups ?? []).map(({ legend }) => legend),
];

/** The relation of a lead to earlier ones with its `submission_id`. */
export type Sequel = "first" | "repeat" | "correction";

/**
 * Renders one lead as two rows of the table. The first has the answers to the form's fields, the second every field as
 * sent. The roles keep it a table where a phone's style shows its cells as blocks.
 */
export function leadRow(lead: Lead, sequel: Sequel, form: InboxForm | undefined): string {
  const columns = columnsOf(form);
  const cells = [
    [timeText(lead.receivedAt), sequelMark(lead, sequel), ...delayLines(lead)],
    ...(form?.groups ?? []).map(({ fields }) => fields.map((field) => answerLine(lead, field))),
  ];
  const html = cells.map((lines, index) => cell(columns[index] ?? "", lines));
  return `<tr role="row">
${html.join("\n")}
</tr>
<tr role="row" class="fields"><td role="cell" colspan="${columns.length}">${allFields(lead)}</td></tr>`;
}

/** Fields whose answers explain themselves. The others stand behind their label. */
const WITHOUT_LABEL: ReadonlySet<FieldType> = new Set(["text", "email", "tel", "address"]);

function answerLine(lead: Lead, { name, label, type }: FormField): string {
  const values = valuesOf(lead, name).filter((value) => value !== "");
  const answer = values.map((value) => valueHtml(value, type)).join(", ");
  return answer === "" || WITHOUT_LABEL.has(type) ? answer : `${escapeHtml(label)}\u00a0: ${answer}`;
}

function valueHtml(value: LeadValue, type?: FieldType): string {
  if (typeof value !== "string") return fileLink(value);
  if (type === "tel") return phoneLink(value);
  return type === "email" ? emailLink(value) : escapeHtml(value);
}

function fileLink({ name, size, address }: LeadFile): string {
  const kilobytes = Math.ceil(size / 1000).toLocaleString("fr-FR");
  return `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a> (${kilobytes}\u00a0ko)`;
}

function cell(label: string, lines: readonly string[]): string {
  const shown = lines.filter((line) => line.trim() !== "").map((line) => `<div>${line}</div>`);
  if (shown.length === 0) return `<td role="cell" class="none">—</td>`;
  return `<td role="cell" data-label="${escapeHtml(label)}"><div>${shown.join("")}</div></td>`;
}

function timeText(written: string): string {
  const time = new Date(written);
  const shown = Number.isNaN(time.getTime()) ? written : receivedFormat.format(time);
  return `<time datetime="${escapeHtml(written)}">${escapeHtml(shown)}</time>`;
}

function sequelMark(lead: Lead, sequel: Sequel): string {
  if (sequel === "first") return "";
  const revision = escapeHtml(valueOf(lead, "submission_revision"));
  const text = sequel === "repeat" ? "envoyée à nouveau" : `corrigée, version ${revision}`;
  return `<span class="mark">${text}</span>`;
}

/** Renders the delay of a lead: its length, its beginning and its cause. */
function delayLines(lead: Lead): string[] {
  const delay = delayOf(lead);
  if (delay === undefined) return [];
  const sent = timeText(new Date(delay.sentAt).toISOString());
  return [
    `<span class="mark">${durationText(delay.milliseconds)} de retard</span>`,
    `Envoyée le ${sent}`,
    escapeHtml(delay.reason),
  ];
}

function phoneLink(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, "");
  return dialled === ""
    ? escapeHtml(phone)
    : `<a class="phone" href="tel:${dialled}">${escapeHtml(phone)}</a>`;
}

function emailLink(email: string): string {
  const address = escapeHtml(encodeURIComponent(email.toWellFormed()));
  return email.includes("@") ? `<a href="mailto:${address}">${escapeHtml(email)}</a>` : escapeHtml(email);
}

function allFields(lead: Lead): string {
  const names = Object.keys(lead.fields);
  const items = names.map((name) => {
    const shown = valuesOf(lead, name).map((value) => `<dd>${valueHtml(value)}</dd>`);
    return `<div><dt>${escapeHtml(name)}</dt>${shown.join("")}</div>`;
  });
  const count = `${names.length} champ${names.length > 1 ? "s" : ""}`;
  return `<details><summary>Voir ${count}</summary><dl>${items.join("")}</dl></details>`;
}

/** The history of a late lead, from the fields that only a later try has (docs/operations/webhook.md). */
interface Delay {
  /** The time when the visitor sent it, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly milliseconds: number;
  /** The cause of the delay, in French. */
  readonly reason: string;
}

/** Returns the only value of a field, or "" if it has none or several. */
export function valueOf(lead: Lead, name: string): string {
  const value = Object.hasOwn(lead.fields, name) ? lead.fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Returns the delay of a lead, or undefined if its first try arrived. */
export function delayOf(lead: Lead): Delay | undefined {
  const sent = valueOf(lead, "submission_ts");
  const failure = valueOf(lead, "submission_failure");
  const sentAt = /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
  const receivedAt = Date.parse(lead.receivedAt);
  if (failure === "" || Number.isNaN(sentAt) || Number.isNaN(receivedAt)) return undefined;
  return { sentAt, milliseconds: Math.max(0, receivedAt - sentAt), reason: reasonText(failure) };
}

const reasons: Readonly<Record<string, string>> = {
  timeout: "Aucune réponse en 10 secondes",
  network: "Réseau coupé",
  redirect: "Le webhook renvoyait ailleurs",
  interrupted: "Page quittée pendant l’envoi",
  unreadable: "Réponse illisible (sans CORS)",
};

function reasonText(failure: string): string {
  return /^\d{3}$/.test(failure) ? `Le webhook répondait ${failure}` : (reasons[failure] ?? failure);
}

const units = [
  [86_400_000, "j"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"],
] as const;

/** Writes a duration in its largest unit: "3 h". */
function durationText(milliseconds: number): string {
  const [size, unit] = units.find(([least]) => milliseconds >= least) ?? [1000, "s"];
  return `${Math.round(milliseconds / size)}\u00a0${unit}`;
}
