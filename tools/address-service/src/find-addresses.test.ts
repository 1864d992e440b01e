import { describe, expect, it } from "vitest";
import { findAddresses } from "./find-addresses.ts";
import { towns } from "./streets.data.ts";

const labels = (text: string, limit = 5) => findAddresses(text, limit);

describe("findAddresses", () => {
  it.each([
    ["12 rue de la paix", "12 Rue de la Paix 75002 Paris"],
    ["12, RUE DE LA PAIX", "12 Rue de la Paix 75002 Paris"],
    ["rue reaum", "Rue Réaumur 75002 Paris"],
    ["av champs elysees", "Avenue des Champs-Élysées 75008 Paris"],
    ["bd haussmann 75009", "Boulevard Haussmann 75009 Paris"],
    ["fbg st denis", "Rue du Faubourg Saint-Denis 75010 Paris"],
    ["avenue d’italie", "Avenue d'Italie 75013 Paris"],
    ["7bis rue cler", "7bis Rue Cler 75007 Paris"],
    ["rue de paris lilas", "Rue de Paris 93260 Les Lilas"],
    ["fontainebleau kremlin", "Avenue de Fontainebleau 94270 Le Kremlin-Bicêtre"],
    ["94300", "Rue de Fontenay 94300 Vincennes"],
  ])("finds what %j means", (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it("gives every street of the name, at most as many as asked", () => {
    expect(labels("rue de paris").slice(0, 3).toSorted()).toEqual([
      "Rue de Paris 92110 Clichy",
      "Rue de Paris 93100 Montreuil",
      "Rue de Paris 93260 Les Lilas",
    ]);
    expect(labels("rue", 4)).toHaveLength(4);
  });

  it("puts the words in one run before the same words apart", () => {
    expect(labels("de paris")[0]).toMatch(/^Rue de Paris /);
    expect(labels("rue de paris")[4]).toMatch(/75\d{3} Paris$/);
  });

  it.each(["zzz", "rue zzz", "28 rue de la paix", "0 rue de la paix", "12", "  ", "'"])(
    "finds nothing for %j",
    (text) => {
      expect(labels(text)).toEqual([]);
    },
  );
});

it("has a street in every place that the site has a page for", () => {
  for (let arrondissement = 1; arrondissement <= 20; arrondissement += 1)
    expect(towns).toHaveProperty([`750${String(arrondissement).padStart(2, "0")} Paris`]);
});
