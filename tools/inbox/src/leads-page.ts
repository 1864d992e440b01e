import type { Answer } from "./answer.ts";
import { escapeHtml, htmlAnswer } from "./html-page.ts";
import type { InboxForm } from "./inbox-form.ts";
import type { Lead } from "./lead.ts";
import { columnsOf, delayOf, leadRow, type Sequel, valueOf } from "./lead-row.ts";

/** The most leads on the page. A bench may leave thousands, and `/leads.json` still lists them all. */
const SHOWN_LEADS = 200;

/** Renders the page of `GET /`: the leads for a person, newest first. */
export function leadsPage(leads: readonly Lead[], form?: InboxForm): Answer {
  const late = lateLeads(leads).length;
  return listPage({
    title: "Demandes reçues",
    links: [
      `<a href="/">Actualiser la liste</a>`,
      `<a href="/late">${late === 0 ? "Aucune en retard" : `Arrivées en retard (${late})`}</a>`,
      `<a href="/leads.json">Toutes les demandes en JSON</a>`,
    ],
    form,
    shown: leads,
    all: leads,
    emptyNote: "Les demandes envoyées par le formulaire du site s’afficheront ici.",
  });
}

/**
 * Renders the page of `GET /late`: the leads that no first try brought, with the time of sending and the
 * cause of the delay.
 */
export function latePage(leads: readonly Lead[], form?: InboxForm): Answer {
  return listPage({
    title: "Demandes arrivées en retard",
    links: [`<a href="/late">Actualiser la liste</a>`, `<a href="/">Toutes les demandes</a>`],
    form,
    shown: lateLeads(leads),
    all: leads,
    emptyNote:
      "Toutes les demandes sont arrivées au premier envoi. Celles que le navigateur du visiteur a dû renvoyer s’afficheront ici, avec la cause.",
  });
}

/** Returns the leads that a later try brought. A copy of an earlier lead does not count. */
function lateLeads(leads: readonly Lead[]): readonly Lead[] {
  const sequels = sequelsOf(leads);
  return leads.filter((lead) => sequels.get(lead) !== "repeat" && delayOf(lead) !== undefined);
}

interface ListPage {
  readonly title: string;
  /** Links as HTML, one an item. */
  readonly links: readonly string[];
  readonly form: InboxForm | undefined;
  readonly shown: readonly Lead[];
  readonly all: readonly Lead[];
  readonly emptyNote: string;
}

function listPage({ title, links, form, shown, all, emptyNote }: ListPage): Answer {
  const main = `<main>
<h1>${title}</h1>
<p>${countSentence(shown.length)}</p>
<p class="actions">${links.join("")}</p>
${shown.length === 0 ? `<p class="empty">${emptyNote}</p>` : leadTable(shown, sequelsOf(all), form)}
</main>`;
  return htmlAnswer(200, shown.length === 0 ? title : `(${shown.length}) ${title}`, main);
}

function countSentence(count: number): string {
  if (count === 0) return "Aucune demande pour le moment.";
  if (count === 1) return "Une demande.";
  const order =
    count > SHOWN_LEADS ? `les ${SHOWN_LEADS} plus récentes sont affichées` : "la plus récente en premier";
  return `${count.toLocaleString("fr-FR")} demandes, ${order}.`;
}

function leadTable(
  leads: readonly Lead[],
  sequels: ReadonlyMap<Lead, Sequel>,
  form: InboxForm | undefined,
): string {
  const rows = leads
    .slice(-SHOWN_LEADS)
    .toReversed()
    .map((lead) => leadRow(lead, sequels.get(lead) ?? "first", form));
  const heads = columnsOf(form).map(
    (column) => `<th role="columnheader" scope="col">${escapeHtml(column)}</th>`,
  );
  return `<table role="table">
<thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead>
<tbody role="rowgroup">
${rows.join("\n")}
</tbody>
</table>`;
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
