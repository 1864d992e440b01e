import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { copyDictionary } from "../../tests/dictionary-cache.ts";
import { fakePort } from "../../tests/fake-port.ts";
import { registry } from "../../tests/real-communes.ts";
import { temporaryPlans } from "../../tests/temporary-plans.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { Language } from "@vitrine/schema/diagnostics/words";
import { createContent } from "../command/create-content.ts";
import { createSite } from "../command/create-site.ts";
import { answerProblem } from "./new-site.ts";
import { SITE_OPTIONS, type SiteAnswers } from "./site-options.data.ts";

const folder = temporaryFolder();
const { planOf, folder: plans } = temporaryPlans({ overrides: { registry } });
copyDictionary(join(plans, "cache"));
// Whole sites are checked: seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plumber: SiteAnswers = {
  trade: "plombier",
  town: "Le Havre",
  phone: "02 35 00 00 00",
  email: "contact@dupont.fr",
  address: "12 rue de Paris, 76600 Le Havre",
  colour: "#1f5f8b",
};

function create(name: string, answers: Partial<SiteAnswers>, into: string) {
  const contentDir = join(folder, into);
  const { run, said } = runIn(contentDir, "en");
  const code = createSite({ name, answers }, run);
  return { code, said: said(), contentDir };
}

function runIn(contentDir: string, language: Language) {
  const { port, said } = fakePort();
  return { run: { folders: port.foldersOf(contentDir), language, port }, said };
}

it("makes a site that has pages and no error, whatever the business is called", async () => {
  for (const [i, name] of ["Dupont & Fils", "L'Atelier d'Ève", "É"].entries()) {
    const { code, contentDir } = create(name, plumber, `site-${i}`);
    expect(code).toBe(0);
    expect(createContent({ kind: "sector", name: "Hôtels" }, runIn(contentDir, "fr").run)).toBe(0);
    const plan = await planOf(contentDir);
    expect(plan.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(plan.diagnostics.map(({ code: about }) => about)).not.toContain("duplicate-item");
    expect(plan.site?.pages.map(({ route }) => route)).toContain("/demande");
    expect(plan.site?.modelAt("/")?.head.title).toContain("Plombier au Havre");
  }
});

it("takes the nearest shade of a colour that can't be read, and says so", async () => {
  const { code, said } = create("Dupont", { ...plumber, colour: "#4f9cd6" }, "pale");
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("theme.yaml has #376d96") });
});

it.each([
  ["12 rue de Paris 76600 Le Havre", "12 rue de Paris", "76600"],
  ["12 rue X, 76600 Le Havre BP 12345", "12 rue X", "76600"],
  ["12 rue X - 69002 Lyon", "12 rue X", "69002"],
  ["3 bd Longchamp 13001 Marseille", "3 bd Longchamp", "13001"],
])("reads the address %s", (address, street, postalCode) => {
  const { contentDir } = create("Dupont", { ...plumber, address }, `address-${postalCode}-${street.length}`);
  const site = readFileSync(join(contentDir, "site.yaml"), "utf8");
  expect(site).toMatch(new RegExp(`street: "${street}"\\s+postalCode: "${postalCode}"`));
});

it.each([
  ["plombier", "Plumber"],
  ["marchand de sable", "LocalBusiness"],
])("says of a %s that it is a %s", (trade, type) => {
  const { contentDir } = create("Dupont", { ...plumber, trade }, `type-${type}`);
  expect(readFileSync(join(contentDir, "site.yaml"), "utf8")).toContain(`\n  type: "${type}"\n`);
});

it.each(["Paris 75010", "12 rue Bleue, Lyon 69003"])(
  "shows how an address is written instead of %s",
  (address) => expect(answerProblem("address", address)?.en).toContain(SITE_OPTIONS.address),
);

it("gives the first local page its common texts and the page that lists it, and says so once", async () => {
  const { contentDir } = create("Dupont", plumber, "first-zone");
  const add = async (name: string) => {
    const { run, said } = runIn(contentDir, "fr");
    expect(createContent({ kind: "zone", name }, run)).toBe(0);
    return said();
  };
  expect(await add("annecy")).toContain("zone-defaults.yaml, pages/zones.yaml");
  expect(await add("lormont")).not.toContain("zone-defaults.yaml");
  const { diagnostics, site } = await planOf(contentDir);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(site?.pages.map(({ route }) => route)).toEqual(expect.arrayContaining(["/annecy", "/zones"]));
});

describe("writes nothing", () => {
  it.each([
    ["without an option", { trade: "plombier" }, '--town "Lyon"'],
    ["with an empty option", { ...plumber, town: " " }, '--town "Lyon"'],
    ["for a number that no telephone has", { ...plumber, phone: "12" }, "--phone"],
    ["for a text that is no e-mail address", { ...plumber, email: "dupont" }, "--email"],
    ["for an address without its code", { ...plumber, address: "12 rue de Paris" }, "--address"],
    ["for a colour by name", { ...plumber, colour: "blue" }, "--colour"],
    ["for a word that the texts would read as a fact", { ...plumber, trade: "${prix}" }, "--trade"],
  ])("%s", async (_, answers, named) => {
    const { code, said, contentDir } = create("Dupont", answers, "refused");
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(named) });
    expect(existsSync(contentDir)).toBe(false);
  });

  it("for a name with a sign of the templates' own", async () => {
    expect(create('Dupont "Frères"', plumber, "quoted")).toMatchObject({
      code: 2,
      said: expect.stringContaining("Expected for the name no quotes"),
    });
  });

  it("for a name that no logo has room for", async () => {
    expect(create("Dupont ".repeat(6), plumber, "long")).toMatchObject({
      code: 2,
      said: expect.stringContaining("at most 40 characters"),
    });
  });

  it("into a folder with files", async () => {
    create("Dupont", plumber, "taken");
    expect(create("Durand", plumber, "taken")).toMatchObject({
      code: 2,
      said: expect.stringContaining("name a new or empty folder with --content"),
    });
  });
});
