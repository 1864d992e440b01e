import { describe, expect, it } from "vitest";
import { registry } from "../../tests/real-communes.ts";
import { communeSlug, findCommunes } from "./find-communes.ts";

const found = (query: string) => findCommunes(query, registry).communes.map(({ insee }) => insee);

describe("findCommunes", () => {
  it.each([
    ["kremlin bicetre", ["94043"]],
    ["Le Kremlin-Bicêtre", ["94043"]],
    ["  LE KREMLIN BICÊTRE ", ["94043"]],
    ["94043", ["94043"]],
    ["94270", ["94043"]],
    ["l'hay", ["94038"]],
    ["l’haÿ les roses", ["94038"]],
    ["neuilly sur seine", ["92051"]],
    ["paris 3", ["75103"]],
    ["Paris 1er", ["75101"]],
    ["paris 3e arrondissement", ["75103"]],
    ["2a004", ["2A004"]],
    ["clichy", ["92024"]],
    ["issy", ["92040", "71239"]],
    ["ste-geneviève-des-bois", ["91549"]],
    ["94000 créteil", ["94028"]],
    ["35210", ["35210", "35163"]],
    ["35210 pacé", ["35210"]],
    ["75003 paris", ["75103"]],
    ["paris 20", ["75120"]],
  ])("%s", (query, codes) => {
    expect(found(query).slice(0, codes.length)).toEqual(codes);
  });

  it("gives all homonyms, the most populous first", () => {
    expect(found("montreuil")[0]).toBe("93048");
    expect(found("montreuil").length).toBeGreaterThan(1);
  });

  it.each(["x", "../x", "🙂", "y z"])("finds and suggests nothing for %s", (query) => {
    expect(findCommunes(query, registry)).toEqual({ communes: [], near: undefined });
  });

  it("lists a city by its arrondissements", () => {
    expect(found("paris").filter((insee) => insee.startsWith("751"))).toHaveLength(20);
    expect(found("paris")).not.toContain("75056");
  });

  it.each(["seynod", "Annecy le Vieux", "cran gevrier"])("says into which commune %s was merged", (query) => {
    expect(findCommunes(query, registry).merged?.into.name).toBe("Annecy");
  });

  it("suggests a similar name", () => {
    expect(findCommunes("Monreuil", registry)).toEqual({ communes: [], near: "Montreuil" });
    expect(findCommunes("00000", registry)).toEqual({ communes: [], near: undefined });
    expect(findCommunes("  ", registry).communes).toEqual([]);
  });
});

it("gives every commune a slug that can be a file's name", () => {
  const slugs = registry.all().map(communeSlug);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});
