// Applies the grammar to the whole registry, for names that no list of examples has.
import { expect, it, vi } from "vitest";
import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import { registry } from "./real-communes.ts";

// Every commune of France is looked at, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 60_000 });

const communesOf = (department: string) =>
  Array.from({ length: 1000 }, (_, n) =>
    registry.byInsee(`${department}${String(n).padStart(3, "0")}`),
  ).filter((commune) => commune !== undefined);

/** Gives the communes of départements 01 to 95, without Corsica. */
const metropolitan = () =>
  Array.from({ length: 95 }, (_, n) => String(n + 1).padStart(2, "0")).flatMap(communesOf);

it.each([
  ["75", 21],
  ["92", 36],
  ["93", 40],
  ["94", 47],
])("every commune of %s reads well in a sentence", (department, atLeast) => {
  const communes = communesOf(department);
  expect(communes.length).toBeGreaterThanOrEqual(atLeast - 1);
  for (const { name, elides } of communes) {
    const { at, of } = placeName(name, elides);
    expect(`${at}, ${of}`).not.toMatch(/\bà Les? |\bde Les? |\bdu L[ae] |(?<!\p{L})de [AEIOUYÀÂÉÈÊËÎÏÔÖÙÛ]/u);
    expect(at).toMatch(/^(?:à|au|aux) \p{Lu}/u);
    expect(of).toMatch(/^(?:de |du |des |d')\p{Lu}/u);
    expect(typeset(typeset(of))).toBe(typeset(of));
  }
});

it("elides before a commune of France where INSEE does", () => {
  const communes = metropolitan();
  expect(communes.length).toBeGreaterThan(34_000);
  const wrong = communes
    // INSEE elides before every y, speech only if it is a vowel: "de Yerres", "d'Yvetot".
    .filter(({ name }) => !/^(?:Y|L['’]|L(?:e|a|es) )/.test(name))
    .filter(({ name, elides }) => placeName(name, elides).of.startsWith("d'") !== elides)
    .map(({ name }) => name);
  expect(wrong).toEqual(["Aux Marais"]);
});

it("gives every commune of France a slug, and a name without a doubled article", () => {
  for (const { name, elides } of metropolitan()) {
    expect(fold(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    const { at, of } = placeName(name, elides);
    expect(`${at}, ${of}`).not.toMatch(/(?:\bà|\bde) Les? (?!\d)|\b(?:au|du|aux|des) L(?:es?|a) /u);
  }
});

it("gives the arrondissements by number", () => {
  expect(placeName(registry.byInsee("75101")?.name ?? "").at).toBe("à Paris 1er");
  expect(placeName(registry.byInsee("75116")?.name ?? "").of).toBe("de Paris 16e");
});
