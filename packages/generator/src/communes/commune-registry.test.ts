import { isDeepStrictEqual } from "node:util";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { communeRegistry, communesIn } from "./commune-registry.ts";
import { openStore, readStore } from "../store/open-store.ts";

// The test reads 35,000 communes four times: seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();

it("reads every commune from the store as from the installed package", () => {
  const installed = communeRegistry();
  const [all, placeWords] = [installed.all(), installed.placeWords()];
  for (const registry of ["1", "1", "2"]
    .map((code) => communeRegistry(openStore(folder), code))
    .concat(communesIn(readStore(folder), "2"))) {
    // Vitest's own comparison of 35,000 communes takes a second.
    expect(isDeepStrictEqual(registry.all(), all)).toBe(true);
    expect(registry.inDepartment("75")).toEqual(installed.inDepartment("75"));
    expect(isDeepStrictEqual(registry.placeWords(), placeWords)).toBe(true);
    for (const code of ["75056", "75111", "92024", "2A004", "00000"])
      expect(registry.byInsee(code)).toEqual(installed.byInsee(code));
    expect(registry.named("Paris")).toEqual(installed.named("Paris"));
    expect(registry.successor("93059")).toMatchObject({
      name: "Pierrefitte-sur-Seine",
      commune: { name: "Saint-Denis" },
    });
    expect(registry.successor("01126")).toMatchObject({ name: undefined, commune: { name: "Valserhône" } });
    expect(registry.successor("92024")).toBeUndefined();
  }
  expect(installed.byInsee("75056")).toMatchObject({ name: "Paris", divided: true });
  expect(installed.all().some(({ insee }) => insee === "75056")).toBe(false);
});

it("reads the installed package in a thread, whose store is read-only, if the store lacks the communes", () => {
  communeRegistry(openStore(folder), "3").placeWords();
  expect(communesIn(readStore(folder), "4").byInsee("75111")).toMatchObject({
    name: "Paris 11e Arrondissement",
  });
});
