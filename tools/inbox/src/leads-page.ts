import type { Answer } from "./answer.ts";
import { htmlAnswer } from "./html-answer.ts";
import type { Lead } from "./lead.ts";
import { leadColumns, leadRow } from "./lead-row.ts";

/** How many leads the page shows; a bench may leave thousands, which `/leads.json` still gives. */
const SHOWN_LEADS = 200;

/** The page of `GET /`: the leads for a person, newest first. */
export function leadsPage(leads: readonly Lead[]): Answer {
  const title = "Demandes de devis reçues";
  const main = `<main>
<h1>${title}</h1>
<p>${countSentence(leads.length)}</p>
<p class="actions"><a href="/">Actualiser la liste</a><a href="/leads.json">Toutes les demandes en JSON</a></p>
${leads.length === 0 ? emptyNote : leadTable(leads)}
</main>`;
  return htmlAnswer(200, leads.length === 0 ? title : `(${leads.length}) ${title}`, main);
}

const emptyNote = `<p class="empty">Les demandes envoyées par le formulaire de devis du site s’afficheront ici.</p>`;

function countSentence(count: number): string {
  if (count === 0) return "Aucune demande pour le moment.";
  if (count === 1) return "Une demande.";
  const order =
    count > SHOWN_LEADS ? `les ${SHOWN_LEADS} plus récentes sont affichées` : "la plus récente en premier";
  return `${count.toLocaleString("fr-FR")} demandes, ${order}.`;
}

function leadTable(leads: readonly Lead[]): string {
  const repeats = findRepeats(leads);
  const rows = leads
    .slice(-SHOWN_LEADS)
    .toReversed()
    .map((lead) => leadRow(lead, repeats.has(lead)));
  const heads = leadColumns.map((column) => `<th role="columnheader" scope="col">${column}</th>`);
  return `<table role="table">
<thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead>
<tbody role="rowgroup">
${rows.join("\n")}
</tbody>
</table>`;
}

/** The form sends one `submission_id` at every attempt, so a second lead with it is the same one again. */
function findRepeats(leads: readonly Lead[]): ReadonlySet<Lead> {
  const seen = new Set<string>();
  const repeats = new Set<Lead>();
  for (const lead of leads) {
    const id = Object.hasOwn(lead.fields, "submission_id") ? lead.fields["submission_id"] : undefined;
    if (typeof id !== "string") continue;
    if (seen.has(id)) repeats.add(lead);
    seen.add(id);
  }
  return repeats;
}
