import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { copyDictionary } from "../../../tests/dictionary-cache.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { openDictionary, unpackDictionary } from "../../dictionary/french-dictionary.ts";
import { DamagedStore, openStore } from "../../store/open-store.ts";
import { misspellings } from "./spelling.ts";

// Unpacking the dictionary takes seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const words = new Set(["la", "ville", "est", "propre", "porte", "fenêtre", "aujourd’hui", "des", "bureaux"]);
const dictionary = { has: (word: string) => words.has(word), suggest: () => ["ville"] };
const parts = (text: string) => misspellings(text, dictionary).map(({ part }) => part);

describe("misspellings", () => {
  it("names each unknown word once, with suggestions", () => {
    expect(misspellings("la vile est propre, la vile", dictionary)).toEqual([
      {
        code: "spelling",
        part: "vile",
        en: '"vile" is not in the dictionary.',
        fr: "« vile » n’est pas dans le dictionnaire.",
        hint: {
          en: 'Did you mean "ville"? A right word goes into content/dictionary.txt.',
          fr: "Vouliez-vous écrire « ville » ? Si le mot est juste, ajoutez-le à content/dictionary.txt.",
        },
      },
    ]);
  });

  it("checks no names, but the first word of a sentence", () => {
    expect(parts("La ville de Trucville est RATP. Vile !")).toEqual(["Vile"]);
  });

  it("splits compounds and elisions", () => {
    expect(parts("la porte-fenêtre, aujourd’hui, l'est")).toEqual([]);
    expect(parts("la porte-fenetre")).toEqual(["fenetre"]);
  });

  it("leaves references, placeholders, links, entities and addresses alone", () => {
    expect(parts("la ${vil} [[à écrire : vil]] contact@vil.example www.vil.example /vil")).toEqual([]);
    expect(parts("la&nbsp;ville &eacute; est [propre](vil)")).toEqual([]);
  });
});

it("finds the same with and without the quick test", () => {
  const unit = fc.constantFrom("la", "vile", "Vile", "Ville", "9", " ", "'", "-", ". ", "é", "«");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      // An unknown word forces the full search.
      expect(parts(text)).toEqual(parts(`${text} zzz`).filter((part) => part !== "zzz"));
    }),
  );
});

describe("the French dictionary", () => {
  const folder = temporaryFolder();
  copyDictionary(join(folder, "cache"));
  const store = openStore(join(folder, "cache"));

  it("knows French, elisions and the project's own words", () => {
    const own = join(folder, "dictionary.txt");
    writeFileSync(own, "# noms\nHoper # un agent\n");
    const french = openDictionary(store, own);
    const text = "Aujourd'hui, l'agent nettoie les vestiaires : c'est un Hoper. Quelqu’un d'autre ?";
    expect(misspellings(text, french)).toEqual([]);
    expect(misspellings("Le netoyage des bureaus", french)).toMatchObject([
      { part: "netoyage", hint: { en: expect.stringContaining('"nettoyage"') } },
      { part: "bureaus", hint: { en: expect.stringContaining('"bureau') } },
    ]);
  });

  it("suggests no word that it refuses", () => {
    const french = openDictionary(store, join(folder, "none.txt"));
    for (const word of ["mérrite", "fenetre", "netoyage"]) {
      const near = french.suggest(word);
      expect(near.length).toBeGreaterThan(0);
      expect(near.filter((one) => !french.has(one))).toEqual([]);
    }
  });

  it("suggests the same words on a slow machine", () => {
    const french = openDictionary(store, join(folder, "none.txt"));
    const usual = french.suggest("rreste");
    let milliseconds = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (milliseconds += 10_000));
    const late = french.suggest("rreste");
    clock.mockRestore();
    expect(late).toEqual(usual);
  });

  it("is unpacked once; a damaged list is an error of the store", async () => {
    const before = memoOf();
    await unpackDictionary(store);
    expect(memoOf()).toEqual(before);
    store.prepare("update memo set value = zeroblob(1000) where name = 'dictionary'").run();
    const french = openDictionary(store, join(folder, "none.txt"));
    expect(() => french.has("nettoyage")).toThrow(DamagedStore);
  });

  const memoOf = () => store.prepare("select key, sum, length(value) from memo").all();
});
