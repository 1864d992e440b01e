import { readFileSync } from "node:fs";
import type { Form } from "@vitrine/schema/content/form";
import type { FieldType, FormField } from "@vitrine/schema/content/form-field";
import { parse } from "yaml";
import type { Answer } from "./answer.ts";
import { escapeHtml, htmlAnswer } from "./html-page.ts";
import { type Lead, type LeadValue, valuesOf } from "./lead-store.ts";

/** The part of the site's form from which the page takes its columns. */
export type InboxForm = Pick<Form, "groups">;

/**
 * Reads a site's `form.yaml`, which the site's own check has validated. Without a readable one, the page lists fields
 * by their names.
 */
export function readInboxForm(file: string): InboxForm | undefined {
  try {
    const form = parse(readFileSync(file, "utf8")) as Partial<Form> | null;
    return Array.isArray(form?.groups) ? { groups: form.groups } : undefined;
  } catch {
    return undefined;
  }
}

/** The most leads on the page. A bench may leave thousands, and `/leads.json` still lists them all. */
const SHOWN_LEADS = 200;

/** The relation of a lead to earlier ones with its `submission_id`. */
type Sequel = "first" | "repeat" | "correction";

/** Renders the page of `GET /`: the leads for a person, newest first. */
export function leadsPage(leads: readonly Lead[], form?: InboxForm): Answer {
  const title = "Demandes reçues";
  const sequels = sequelsOf(leads);
  const cards = leads
    .slice(-SHOWN_LEADS)
    .toReversed()
    .map((lead) => leadCard(lead, sequels.get(lead) ?? "first", form));
  const main = `<main>
<h1>${title}</h1>
<p>${countSentence(leads.length)}</p>
<p class="actions"><a href="/">Actualiser la liste</a><a href="/leads.json">Toutes les demandes en JSON</a></p>
${cards.join("\n") || `<p class="empty">Les demandes envoyées par le formulaire du site s’afficheront ici.</p>`}
</main>`;
  return htmlAnswer(200, leads.length === 0 ? title : `(${leads.length}) ${title}`, main);
}

function countSentence(count: number): string {
  if (count === 0) return "Aucune demande pour le moment.";
  if (count === 1) return "Une demande.";
  const order =
    count > SHOWN_LEADS ? `les ${SHOWN_LEADS} plus récentes sont affichées` : "la plus récente en premier";
  return `${count.toLocaleString("fr-FR")} demandes, ${order}.`;
}

/**
 * Returns each lead's relation to earlier ones with its `submission_id`. The form keeps the id at every try,
 * and sends changed answers with a higher `submission_revision`.
 */
function sequelsOf(leads: readonly Lead[]): ReadonlyMap<Lead, Sequel> {
  const highest = new Map<string, number>();
  return new Map(
    leads.map((lead) => {
      const id = valueOf(lead, "submission_id");
      const revision = Number(valueOf(lead, "submission_revision")) || 1;
      const before = id === "" ? undefined : highest.get(id);
      if (id !== "") highest.set(id, Math.max(before ?? 0, revision));
      if (before === undefined) return [lead, "first"];
      return [lead, revision > before ? "correction" : "repeat"];
    }),
  );
}

/** Renders the answers to the form's groups, and every field as sent. */
function leadCard(lead: Lead, sequel: Sequel, form: InboxForm | undefined): string {
  const answers = (form?.groups ?? []).map(({ legend, fields }): ListItem => {
    const lines = fields.map((field) => answerLine(lead, field)).filter((line) => line !== "");
    return [legend, lines.length === 0 ? ["—"] : lines];
  });
  const fields = Object.keys(lead.fields).map((name): ListItem => [
    name,
    valuesOf(lead, name).map((value) => valueHtml(value)),
  ]);
  const notes = sequelMark(lead, sequel) + delayText(lead);
  return `<article>
<h2>${timeText(lead.receivedAt)}</h2>
${notes && `<p>${notes}</p>`}
${descriptionList(answers)}
<details><summary>Voir ${fields.length} champ${fields.length > 1 ? "s" : ""}</summary>
${descriptionList(fields)}</details>
</article>`;
}

/** A term as text, and its descriptions as HTML. */
type ListItem = readonly [term: string, descriptions: readonly string[]];

function descriptionList(items: readonly ListItem[]): string {
  const html = items.map(([term, descriptions]) => {
    const shown = descriptions.map((description) => `<dd>${description}</dd>`).join("");
    return `<div><dt>${escapeHtml(term)}</dt>${shown}</div>`;
  });
  return `<dl>${html.join("")}</dl>`;
}

/** Fields whose answers explain themselves. The others stand behind their label. */
const WITHOUT_LABEL: ReadonlySet<FieldType> = new Set(["text", "email", "tel", "address"]);

function answerLine(lead: Lead, { name, label, type }: FormField): string {
  const values = valuesOf(lead, name).filter((value) => value !== "");
  const answer = values.map((value) => valueHtml(value, type)).join(", ");
  return answer === "" || WITHOUT_LABEL.has(type) ? answer : `${escapeHtml(label)}\u00a0: ${answer}`;
}

function valueHtml(value: LeadValue, type?: FieldType): string {
  if (typeof value !== "string") {
    const kilobytes = Math.ceil(value.size / 1000).toLocaleString("fr-FR");
    return `<a href="${escapeHtml(value.address)}">${escapeHtml(value.name)}</a> (${kilobytes}\u00a0ko)`;
  }
  if (type === "tel") return phoneLink(value);
  return type === "email" ? emailLink(value) : escapeHtml(value);
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

const timeFormat = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

function timeText(written: string): string {
  const time = new Date(written);
  const shown = Number.isNaN(time.getTime()) ? written : timeFormat.format(time);
  return `<time datetime="${escapeHtml(written)}">${escapeHtml(shown)}</time>`;
}

function sequelMark(lead: Lead, sequel: Sequel): string {
  if (sequel === "first") return "";
  if (sequel === "repeat") return "<mark>envoyée à nouveau</mark> ";
  return `<mark>corrigée, version ${escapeHtml(valueOf(lead, "submission_revision"))}</mark> `;
}

const causes: Readonly<Record<string, string>> = {
  timeout: "Aucune réponse en 10 secondes",
  network: "Réseau coupé",
  redirect: "Le webhook renvoyait ailleurs",
  interrupted: "Page quittée pendant l’envoi",
  unreadable: "Réponse illisible (sans CORS)",
};

/**
 * Renders the delay of a lead, its beginning and its cause, from the fields that only a later try has
 * (docs/operations/webhook.md). The text is empty if the first try arrived.
 */
function delayText(lead: Lead): string {
  const sent = valueOf(lead, "submission_ts");
  const failure = valueOf(lead, "submission_failure");
  const sentAt = /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
  const delay = Date.parse(lead.receivedAt) - sentAt;
  if (failure === "" || Number.isNaN(delay)) return "";
  const cause = /^\d{3}$/.test(failure) ? `Le webhook répondait ${failure}` : (causes[failure] ?? failure);
  const since = timeText(new Date(sentAt).toISOString());
  return `<mark>${durationText(delay)} de retard</mark> Envoyée le ${since}. ${escapeHtml(cause)}.`;
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
  return `${Math.max(0, Math.round(milliseconds / size))}\u00a0${unit}`;
}

/** Returns the only value of a field, or "" if it has none or several. */
function valueOf(lead: Lead, name: string): string {
  const [value, ...others] = valuesOf(lead, name);
  return typeof value === "string" && others.length === 0 ? value : "";
}
