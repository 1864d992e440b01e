import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Lead } from "./lead-store.ts";
import { type InboxForm, leadsPage } from "./leads-page.ts";

const form: InboxForm = {
  groups: [
    {
      legend: "Vous & nous",
      fields: [
        { type: "text", name: "prenom", label: "Prénom" },
        { type: "email", name: "email", label: "E-mail" },
        { type: "tel", name: "telephone", label: "Téléphone" },
      ],
    },
    {
      legend: "Le chantier",
      fields: [
        { type: "address", name: "adresse_de_vos_locaux", label: "Adresse" },
        { type: "choices", name: "pieces", label: "Pièces", options: [{ value: "Cuisine" }] },
        { type: "file", name: "photos", label: "Photos", accept: ["image"] },
      ],
    },
  ],
};

function lead(fields: Lead["fields"], receivedAt = "2026-01-02T23:04:05.678Z"): Lead {
  return { receivedAt, fields };
}

function html(leads: readonly Lead[]): string {
  return String(leadsPage(leads, form).body);
}

test("an empty inbox says what it is for", () => {
  expect(html([])).toContain("Aucune demande pour le moment.");
  expect(html([])).not.toContain("<article");
});

test("leads stand newest first, with the time of Paris", () => {
  const page = html([lead({ nom: "Ancienne" }), lead({ nom: "Nouvelle" })]);
  expect(page.indexOf("Nouvelle")).toBeLessThan(page.indexOf("Ancienne"));
  expect(page).toContain("2 demandes, la plus récente en premier.");
  expect(page).toMatch(/<time datetime="2026-01-02T23:04:05.678Z">3 janv\. 2026,? (à )?00:04<\/time>/);
});

test("nothing that a lead holds is markup", () => {
  const attack = `"><script>alert('&')</script><img src=x onerror=1>@`;
  const fields = ["prenom", "email", "telephone", "adresse_de_vos_locaux", attack].map((name) => [
    name,
    attack,
  ]);
  const page = html([lead(Object.fromEntries(fields), attack)]);
  expect(page).not.toMatch(/<script|<img|alert\('/);
  expect(page).toContain("&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;");
});

test("only the page's own style is allowed, by its hash", () => {
  const answer = leadsPage([]);
  const style = /<style>([^]*)<\/style>/.exec(String(answer.body))?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers?.["Content-Security-Policy"]).toContain(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  expect(answer.body).not.toMatch(/ style=|<script/);
});

test("every value of every field is shown, the telephone and the address as links", () => {
  const page = html([
    lead({ telephone: "+33 6 12 34 56 78", email: "zoé+a@b.fr", nom: ["A", "B"], vide: "" }),
  ]);
  expect(page).toContain(`<a class="phone" href="tel:+33612345678">+33 6 12 34 56 78</a>`);
  expect(page).toContain(`<a href="mailto:zo%C3%A9%2Ba%40b.fr">zoé+a@b.fr</a>`);
  expect(page).toContain("<dt>nom</dt><dd>A</dd><dd>B</dd></div>");
  expect(page).toContain("<dt>vide</dt><dd></dd>");
});

test("what a line of the store cannot have had from a form does not break the page", () => {
  const page = html([lead({ email: "\ud800@", prenom: [] }, "hier")]);
  expect(page).toContain("hier");
});

test("a second lead with one submission_id is marked", () => {
  const page = html([
    lead({ submission_id: "a" }),
    lead({ submission_id: "b" }),
    lead({ submission_id: "a" }),
  ]);
  expect(page.match(/envoyée à nouveau/g)).toHaveLength(1);
  expect(page.indexOf("envoyée à nouveau")).toBeLessThan(page.indexOf("<dd>b</dd>"));
});

test("a lead with a higher revision corrects the one before, whatever comes late", () => {
  const of = (submission_revision: string) => lead({ submission_id: "a", submission_revision });
  const page = html([of("1"), of("2"), of("1"), of("10"), of("2")]);
  expect(page.match(/corrigée, version (2|10)/g)).toHaveLength(2);
  expect(page.match(/envoyée à nouveau/g)).toHaveLength(2);
});

test("the late ones say how late, since when and why", () => {
  const sent = Date.parse("2026-01-02T20:00:00Z");
  const late = (failure: string, id: string) =>
    lead({ nom: failure, submission_id: id, submission_ts: `${sent}`, submission_failure: failure });
  const leads = [
    lead({ nom: "à l’heure", submission_id: "a" }),
    late("503", "b"),
    late("timeout", "c"),
    late("<b>", "d"),
    // Only the response of the first try was lost, so this is a repeat.
    late("network", "a"),
    // Its answers have changed, so this is a correction.
    lead({
      nom: "corrigé",
      submission_id: "a",
      submission_revision: "2",
      submission_ts: `${sent}`,
      submission_failure: "500",
    }),
  ];
  const page = html(leads);
  expect(page.match(/de retard/g)).toHaveLength(5);
  expect(page).toContain("3\u00a0h de retard");
  expect(page).toMatch(
    /Envoyée le <time datetime="2026-01-02T20:00:00.000Z">2 janv\. 2026,? (à )?21:00<\/time>/,
  );
  expect(page).toContain("Le webhook répondait 503");
  expect(page).toContain("Aucune réponse en 10 secondes");
  expect(page).toContain("&lt;b&gt;");
});

test("nonsense in the fields of a late lead is no delay", () => {
  for (const submission_ts of ["", "hier", "1e99", "-1"])
    expect(html([lead({ submission_ts, submission_failure: "503" })])).not.toContain("de retard");
});

test("a long list shows its newest 200 and says so", () => {
  const page = html(Array.from({ length: 1201 }, (_, index) => lead({ nom: `n°${index}.` })));
  expect(page.match(/<article>/g)).toHaveLength(200);
  expect(page).toContain("n°1200.");
  expect(page).not.toContain("n°1000.");
  expect(page).toContain("1\u202f201 demandes, les 200 plus récentes sont affichées.");
});

test("each group of the form has its answers, and its files are links", () => {
  const page = html([
    lead({
      prenom: "Zoé",
      pieces: ["Cuisine", "<Cave>"],
      photos: [{ name: `"><b>.jpg`, size: 1_234_567, address: "/file?id=1" }],
    }),
  ]);
  expect(page).toContain("<dt>Vous &amp; nous</dt><dd>Zoé</dd>");
  expect(page).toContain("<dd>Pièces\u00a0: Cuisine, &lt;Cave&gt;</dd>");
  expect(page).toContain(`<a href="/file?id=1">&quot;&gt;&lt;b&gt;.jpg</a> (1\u202f235\u00a0ko)`);
});

test("without a form the page lists fields by their names", () => {
  const page = String(leadsPage([lead({ nom: "Zoé" })]).body);
  expect(page).toContain("<dt>nom</dt><dd>Zoé</dd>");
});
