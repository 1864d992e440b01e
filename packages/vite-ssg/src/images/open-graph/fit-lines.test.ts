import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLines } from "./fit-lines.ts";

/** Stand-in for a font: every character is half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const box = { width: 500, height: 372, maxSize: 92, lineHeight: 1.04, maxLines: 3 };

describe("fitLines", () => {
  it("leaves a short title on one line, at the largest size", () => {
    expect(fitLines("Zones", box, measure)).toEqual({ lines: ["Zones"], size: 92 });
  });

  it("breaks where the lines come out even, and as large as the width allows", () => {
    expect(fitLines("Entreprise de nettoyage à Clichy", box, measure)).toEqual({
      lines: ["Entreprise", "de nettoyage", "à Clichy"],
      size: 83,
    });
  });

  it("does not end a line with a small word for a little more size", () => {
    expect(fitLines("Politique de professionnalisations", { ...box, maxLines: 2 }, measure).lines).toEqual([
      "Politique",
      "de professionnalisations",
    ]);
  });

  it("leaves no short word alone on the last line", () => {
    const { lines } = fitLines("Des bureaux nets avant le premier café", { ...box, maxLines: 4 }, measure);
    expect(lines.at(-1)).toBe("premier café");
  });

  it("divides a compound name at its hyphen, not after its small word, where the title gains much by it", () => {
    expect(fitLines("Nettoyage à Neuilly-sur-Seine", box, measure).lines).toEqual([
      "Nettoyage",
      "à Neuilly-",
      "sur-Seine",
    ]);
    expect(fitLines("Demain, rendez-vous", box, measure).lines).toEqual(["Demain,", "rendez-vous"]);
  });

  it("never breaks at a no-break space", () => {
    const text = "Nettoyage à Paris\u00A03ᵉ, 20\u202F€ et plus";
    expect(fitLines(text, box, measure).lines.join("|")).toMatch(/Paris\u00A03ᵉ.*20\u202F€/);
  });

  it("keeps every word in its order and every line within the box", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "é", "-", "\u00A0"), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const { lines, size } = fitLines(words.join(" "), box, measure);
        const undivided = (spaced: string) => spaced.replace(/(?<=\p{L}-) (?=\p{L})/gu, "");
        expect(undivided(lines.join(" "))).toBe(undivided(words.join(" ")));
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});
