// Entries on a visitor's device: the code, docs/operations/privacy.md and the privacy page must list the same
// ones.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cookieWith } from "@vitrine/forms/attribution-cookie";
import { DRAFT_KEY, DRAFT_LIFETIME } from "@vitrine/forms/draft-terms";
import { ENTRY_LIFETIME, THANK_YOU_LIFETIME } from "@vitrine/forms/outbox-entry";
import { CHOICE_KEY, readChoice, writeChoice } from "@vitrine/tracking/stored-choice";
import { knownTraces } from "./known-traces.data.ts";
import { traces } from "@vitrine/tracking/traces";
import { vendors } from "@vitrine/tracking/vendors";
import { paths } from "../../site-paths.ts";

const DAY = 24 * 60 * 60 * 1000;
const record = readFileSync(join(paths.workspace, "docs/operations/privacy.md"), "utf8");
// Spans only keep words on one line, and bold terms stand in a sentence.
const page = readFileSync(join(paths.dist, "politique-confidentialite.html"), "utf8")
  .replace(/<\/?(?:span|b)[^>]*>/g, "")
  .replace(/[\u00a0\u202f]/g, " ");

it("keeps the draft and the outbox for 7 days", () => {
  expect([DRAFT_LIFETIME, ENTRY_LIFETIME]).toEqual([7 * DAY, 7 * DAY]);
  expect(page).toMatch(/Le brouillon du formulaire[^<]*ou au bout de 7 jours/);
  expect(page).toMatch(/La file d’envoi[^<]*7 jours au plus/);
  expect(THANK_YOU_LIFETIME).toBe(DAY);
  expect(page).toMatch(/l’e-mail, gardé un jour/);
  expect(record).toContain(`\`${DRAFT_KEY}\``);
});

it("keeps the campaign for 90 days", () => {
  expect(cookieWith("a=b", true)).toContain(`attribution=a=b; Max-Age=${(90 * DAY) / 1000};`);
  expect(page).toMatch(/nom : attribution[^<]*dure 90 jours/);
  expect(record).toMatch(/cookie: `attribution` *\| 90 days/);
});

it("keeps the choice on cookies for 6 months", () => {
  const made = Date.parse("2026-01-15T12:00:00Z");
  const stored = writeChoice({ audience: true, advertising: false }, made);
  expect(readChoice(stored, Date.parse("2026-07-14T12:00:00Z"))).toBeDefined();
  expect(readChoice(stored, Date.parse("2026-07-16T12:00:00Z"))).toBeUndefined();
  expect(page).toMatch(/nom : consent\), gardé 6 mois/);
  expect(record).toMatch(new RegExp(`\`${CHOICE_KEY}\` *\\| 6 months`));
});

it.each(knownTraces)(
  "names $name of $tool, says how long it stays, and can remove it",
  ({ tool, name, kept }) => {
    const start = name.replace("*", "");
    const { purpose, vendor } = vendors[tool];
    expect(traces[purpose].some((prefix) => start.startsWith(prefix))).toBe(true);
    const [said = ""] = new RegExp(`: ${vendor}, de [^<]*`).exec(page) ?? [];
    const isEntry = kept === "localStorage";
    expect(said).toMatch(
      new RegExp(isEntry ? `mémoire locale.*\\b${name}\\b` : `\\b${start}[^:]*?${kept}`, "s"),
    );
    expect(record).toContain(`\`${name}\``);
  },
);

it("writes to the device nowhere else", () => {
  const writing =
    /(?:localStorage|sessionStorage)\.setItem|document\.cookie = |openDB|indexedDB\.open|caches\.open|cookieStore/;
  const sources = globSync("{packages/*,apps/site}/src/**/*.{ts,tsx}", { cwd: paths.workspace })
    .filter((file) => !/\.test\.|\/(?:atelier|design|examples)\b/.test(file))
    .filter((file) => writing.test(readFileSync(join(paths.workspace, file), "utf8")));
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((file) => !record.includes(`\`${file}\``))).toEqual([]);
});
