import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { frenchDictionary } from "../../dictionary/french-dictionary.ts";
import { misspellings } from "./spelling.ts";

const words = new Set(["la", "ville", "est", "propre", "porte", "fenêtre", "aujourd’hui", "des", "bureaux"]);
const dictionary = { has: (word: string) => words.has(word), suggest: () => ["ville"] };
const parts = (text: string) => misspellings(text, dictionary).map(({ part }) => part);

describe("misspellings", () => {
  it("names each unknown word once, with what it may be", () => {
    expect(misspellings("la vile est propre, la vile", dictionary)).toEqual([
      {
        code: "spelling",
        severity: "warning",
        part: "vile",
        message: '"vile" is not in the dictionary.',
        hint: 'Did you mean "ville"? A right word goes into content/dictionary.txt.',
      },
    ]);
  });

  it("does not judge names, but the first word of a sentence", () => {
    expect(parts("La ville de Trucville est RATP. Vile !")).toEqual(["Vile"]);
  });

  it("takes compounds and elisions apart", () => {
    expect(parts("la porte-fenêtre, aujourd’hui, l'est")).toEqual([]);
    expect(parts("la porte-fenetre")).toEqual(["fenetre"]);
  });

  it("leaves references, placeholders and addresses alone", () => {
    expect(parts("la ${vil} [[à écrire : vil]] contact@vil.example www.vil.example /vil")).toEqual([]);
  });
});

it("finds the same with a quick look as without", () => {
  const unit = fc.constantFrom("la", "vile", "Vile", "Ville", "9", " ", "'", "-", ". ", "é", "«");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      // A word that is surely wrong makes every word be looked at.
      expect(parts(text)).toEqual(parts(`${text} zzz`).filter((part) => part !== "zzz"));
    }),
  );
});

describe("frenchDictionary", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("knows French, elisions and the project's own words", async () => {
    const own = join(folder, "dictionary.txt");
    writeFileSync(own, "# noms\nHoper # un agent\n");
    const french = await frenchDictionary(join(folder, "cache"), own);
    const text = "Aujourd'hui, l'agent nettoie les vestiaires : c'est un Hoper. Quelqu’un d'autre ?";
    expect(misspellings(text, french)).toEqual([]);
    expect(misspellings("Le netoyage des bureaus", french)).toMatchObject([
      { part: "netoyage", hint: expect.stringContaining('"nettoyage"') },
      { part: "bureaus", hint: expect.stringContaining('"bureau') },
    ]);
  });

  it("suggests no word that it refuses", async () => {
    const french = await frenchDictionary(join(folder, "cache"), join(folder, "none.txt"));
    for (const word of ["mérrite", "fenetre", "netoyage"]) {
      const near = french.suggest(word);
      expect(near.length).toBeGreaterThan(0);
      expect(near.filter((one) => !french.has(one))).toEqual([]);
    }
  });

  it("is unpacked once", async () => {
    const before = readdirSync(join(folder, "cache"));
    expect(before).toHaveLength(1);
    const french = await frenchDictionary(join(folder, "cache"), join(folder, "none.txt"));
    expect(french.has("nettoyage")).toBe(true);
    expect(readdirSync(join(folder, "cache"))).toEqual(before);
  });

  it("is unpacked again where what was kept is damaged", async () => {
    const [name = ""] = readdirSync(join(folder, "cache"));
    const file = join(folder, "cache", name);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 1000));
    const french = await frenchDictionary(join(folder, "cache"), join(folder, "none.txt"));
    expect(french.has("nettoyage")).toBe(true);
    expect(readFileSync(file).equals(whole)).toBe(true);
  });
});
