import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { fillText } from "./fill-text.ts";

const words = new Map([
  ["tarif-horaire", "20 €"],
  ["à lieu", "au Kremlin-Bicêtre"],
  ["code postal", "94270"],
]);
const schema = {
  type: "object",
  properties: {
    text: { type: "string", "x-text": true, minLength: 4, maxLength: 30 },
    token: { type: "string" },
  },
};
const filled = (text: string) => fillText(schema, { text }, words);

describe("fillText", () => {
  it("fills in and typesets text, and leaves other strings alone", () => {
    const { data, issues } = fillText(schema, { text: "L'heure : ${tarif-horaire}", token: "l'${x}" }, words);
    expect(data).toEqual({ text: "L’heure\u00A0: 20\u202F€", token: "l'${x}" });
    expect(issues).toEqual([]);
  });

  it("leaves the numbers of a label as typed", () => {
    const label = { type: "string", "x-text": true, "x-as-typed": true };
    const text = "L'heure de 1h30 ?";
    expect(fillText({ properties: { text: label } }, { text }, words).data.text).toBe(
      "L’heure de 1h30\u202F?",
    );
  });

  it("accepts extra spaces in a name", () => {
    expect(filled("Nettoyage ${ à   lieu }").data.text).toBe("Nettoyage au Kremlin-Bicêtre");
  });

  it("reports an unknown word, with the part that names it", () => {
    expect(filled("à ${tarif-horare} TTC").issues).toMatchObject([
      { code: "unknown-fact", part: "${tarif-horare}", hint: { en: 'Did you mean "tarif-horaire"?' } },
    ]);
  });

  it("suggests dates only for an unknown date", () => {
    const dated = new Map([...words, ["date de tarif-horaire", ""]]);
    const hintFor = (text: string) =>
      (fillText(schema, { text }, dated).issues[0]?.hint as Words | undefined)?.en;
    expect(hintFor("le prix${date de tarif-horare}")).toBe('Did you mean "date de tarif-horaire"?');
    expect(hintFor("le prix ${quai}")).not.toContain("date de");
  });

  it("sends to a branch whose hours are missing, not to those of another one", () => {
    const branches = new Map([
      ["téléphone de halles", ""],
      ["téléphone de salles", ""],
      ["horaires de salles", ""],
    ]);
    const [issue] = fillText(schema, { text: "Ouvert ${horaires de halles}" }, branches).issues;
    expect(issue).toMatchObject({
      code: "unknown-fact",
      hint: { en: "Write openingHours under this branch in site.yaml." },
    });
    const [unknown] = fillText(schema, { text: "Ouvert ${horaires de balles}" }, branches).issues;
    expect(unknown?.code).toBe("unknown-branch");
  });

  it("reports a brace that is not closed", () => {
    expect(filled("à ${tarif-horaire TTC").issues).toMatchObject([
      {
        code: "unknown-fact",
        part: "${tarif-horaire",
        en: '"${tarif-horaire" is not closed by a brace.',
      },
    ]);
    expect(filled("à ${ tarif-horaire TTC").issues).toMatchObject([{ part: "${ tarif-horaire" }]);
  });

  it("measures the text once it is filled in, in characters", () => {
    expect(filled("Nettoyage de bureaux ${à lieu}").issues).toMatchObject([
      { code: "bad-length", en: 'Expected at most 30 characters for "text", found 39.' },
    ]);
    expect(filled(`${"🧽".repeat(25)} \${tarif-horaire}`).issues).toEqual([]);
  });

  it("does not measure a text with unknown words", () => {
    expect(filled("${x}").issues.map(({ code }) => code)).toEqual(["unknown-fact"]);
  });

  it("does not fill in a reference that came from a fact", () => {
    expect(fillText(schema, { text: "a ${a} a" }, new Map([["a", "${b}"]])).data.text).toBe("a ${b} a");
  });

  it("never throws, and reports at the text", () => {
    const pieces = fc.constantFrom(
      "${",
      "}",
      "{",
      "$",
      "à lieu",
      "tarif-horaire",
      " ",
      "\n",
      "\\",
      "$&",
      "é",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const { path, part = "" } of filled(text).issues) {
          expect(path).toEqual(["text"]);
          expect(text).toContain(part);
        }
      }),
    );
  });
});
