import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { readTexts } from "../../tests/read-tree.ts";
import { registry } from "../../tests/real-communes.ts";
import { temporaryPlans } from "../../tests/temporary-plans.ts";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { validate } from "@vitrine/schema/validate";
import { firstZoneFiles } from "./first-zone.ts";
import { newContent, zoneText } from "./new-content.ts";

const { contentOf } = temporaryPlans();

/** Makes a content folder, with a function that reads it. */
function folder(files: Record<string, string> = {}) {
  const contentDir = contentOf(Object.entries(files));
  const input = { contentDir, registry, schema: (kind: string) => `../../schemas/${kind}.schema.json` };
  return { input, written: () => readTexts(contentDir) };
}

describe("a new zone", () => {
  it("is named after its commune", () => {
    const { input, written } = folder();
    expect(newContent("zone", "l'hay", input)).toEqual({
      path: "zones/l-hay-les-roses.yaml",
      about: "L'Haÿ-les-Roses (Val-de-Marne, 94240)",
      route: "/l-hay-les-roses",
    });
    expect(written().get("zones/l-hay-les-roses.yaml")).toContain('insee: "94038"');
  });

  it("lists the matches if there are several", () => {
    const { input, written } = folder();
    const { problem } = newContent("zone", "montreuil", input) as { problem: Words };
    expect(problem.en).toMatch(/Say which by its code and name, such as: new zone "\d{5} Montreuil"\n/);
    expect(problem.en).toContain("93048  Montreuil (Seine-Saint-Denis, 93100)");
    expect(written().size).toBe(0);
  });

  it.each([{ "site.yaml": 'contact:\n  postalCode: "59000"\n' }, { "zones/lille.yaml": 'insee: "59350"\n' }])(
    "is the homonym in a département of the business, by %o",
    (files) => {
      expect(newContent("zone", "croix", folder().input)).toHaveProperty("problem");
      const { input } = folder(files);
      expect(newContent("zone", "croix", input)).toMatchObject({ about: "Croix (Nord, 59170)" });
      // The département has no commune of this name.
      expect(newContent("zone", "montreuil", input)).toHaveProperty("problem");
    },
  );

  it("is asked for if the département of the business has longer names that begin so", () => {
    const { input } = folder({ "site.yaml": 'contact:\n  postalCode: "37000"\n' });
    const { problem } = newContent("zone", "montlouis", input) as { problem: Words };
    expect(problem.fr.split("\n")).toEqual([
      'Plusieurs communes répondent à « montlouis ». Dites laquelle par son code et son nom, par exemple : new zone "37156 Montlouis-sur-Loire"',
      "  37156  Montlouis-sur-Loire (Indre-et-Loire, 37270)",
      "  18152  Montlouis (Cher, 18160)",
    ]);
    expect(newContent("zone", "18152 Montlouis", input)).toMatchObject({ path: "zones/montlouis.yaml" });
    expect(newContent("zone", "Blois", input)).toMatchObject({ path: "zones/blois.yaml" });
  });

  it("is asked for if a larger commune has a longer name that begins so", () => {
    const { input } = folder({ "site.yaml": 'contact:\n  postalCode: "75010"\n' });
    const { problem } = newContent("zone", "saint-ouen", input) as { problem: Words };
    expect(problem.fr).toContain("\n  93070  Saint-Ouen-sur-Seine (Seine-Saint-Denis, 93400)");
    expect(newContent("zone", "Nogent", input)).toHaveProperty("problem");
    expect(newContent("zone", "Nantes", input)).toMatchObject({ path: "zones/nantes.yaml" });
  });

  it("follows its own example where an INSEE code is also a postal code", () => {
    const { input } = folder();
    const { problem } = newContent("zone", "35210", input) as { problem: Words };
    const [, example = ""] = /new zone "(.+)"/.exec(problem.en) ?? [];
    expect(newContent("zone", example, input)).toMatchObject({ path: "zones/pace.yaml" });
  });

  it("is refused if the commune has a page, under any name", () => {
    const { input } = folder({ "zones/hay.yaml": "insee: '94038' # ici\n" });
    expect(newContent("zone", "94240", input)).toEqual({
      problem: {
        en: "zones/hay.yaml is about L'Haÿ-les-Roses already. Nothing was written.",
        fr: "zones/hay.yaml porte déjà sur la commune L'Haÿ-les-Roses. Rien n’a été écrit.",
      },
    });
  });

  it("gets its département in its name if a homonym has a page", () => {
    const { input } = folder({ "zones/montreuil.yaml": 'insee: "93048"\n' });
    expect(newContent("zone", "28267", input)).toMatchObject({ path: "zones/montreuil-28.yaml" });
  });
});

it("writes a valid file for any commune", () => {
  const byLength = registry.all().toSorted((a, b) => a.name.length - b.name.length);
  const some = [...byLength.slice(0, 5), ...byLength.filter((_, i) => i % 50 === 0), ...byLength.slice(-5)];
  const issues = some.flatMap(
    (commune) => validate("zone", parse(zoneText(commune, "zone.schema.json"))).issues,
  );
  expect(issues).toEqual([]);
});

it("asks for no words of one trade", () => {
  const { input, written } = folder();
  for (const [kind, words] of [
    ["zone", "94240"],
    ["sector", "Hôtels"],
    ["page", "Tarifs"],
  ] as const)
    newContent(kind, words, input);
  const texts = [...written().values(), ...firstZoneFiles(String).map(([, text]) => text)];
  expect(texts.join("")).not.toMatch(/nettoy|entretien|locaux|crèche|devis|sparkles/i);
});

describe("a new sector and a new page", () => {
  it("are valid, and in their place", () => {
    const { input, written } = folder({ "sectors/a.yaml": "order: 3\n" });
    newContent("sector", "Crèches & écoles", input);
    newContent("page", 'Tapis "anciens" : le soin', input);
    const sector = parse(written().get("sectors/creches-ecoles.yaml") ?? "");
    expect(sector).toMatchObject({ name: "Crèches & écoles", order: 4 });
    expect(validate("sector", sector).issues).toEqual([]);
    const page = parse(written().get("pages/tapis-anciens-le-soin.yaml") ?? "");
    expect(page).toMatchObject({ route: "/tapis-anciens-le-soin", title: 'Tapis "anciens" : le soin' });
    expect(validate("page", page).issues).toEqual([]);
  });

  it.each([
    ["sector", "A", 32],
    ["page", "A", 65],
  ] as const)("a new %s is valid with the shortest name and the longest", async (kind, letter, longest) => {
    const { input, written } = folder();
    for (const name of [letter, letter.repeat(longest)]) {
      expect(newContent(kind, name, input)).toHaveProperty("path");
      const data = parse(written().get(`${kind}s/${name.toLowerCase()}.yaml`) ?? "");
      expect(validate(kind, data).issues).toEqual([]);
    }
    expect(newContent(kind, letter.repeat(longest + 1), input)).toEqual({
      problem: expect.objectContaining({
        en: expect.stringContaining(`Expected at most ${longest} characters`),
      }),
    });
    expect(written().size).toBe(2);
  });

  it("are refused if a reserved route or a page's route has the address", () => {
    const { input, written } = folder({ "pages/prix.yaml": "route: /tarifs\n" });
    expect(newContent("page", "Index", input)).toMatchObject({
      problem: { en: 'The address "/index" belongs to the factory\'s own files. Nothing was written.' },
    });
    expect(newContent("sector", "Tarifs", input)).toMatchObject({
      problem: { en: "pages/prix.yaml is there already. Nothing was written." },
    });
    expect(written().size).toBe(1);
  });

  it("are refused without a letter, and if the address is taken", () => {
    const { input } = folder({ "zones/clichy.yaml": "" });
    expect(newContent("page", "…", input)).toHaveProperty("problem");
    expect(newContent("sector", "Clichy", input)).toMatchObject({
      problem: { en: "zones/clichy.yaml is there already. Nothing was written." },
    });
  });
});
