import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleFields } from "../tests/example-form.ts";
import { exampleValues } from "../tests/example-values.ts";
import { decodeDraft, type Draft, encodeDraft } from "./draft.ts";
import { DRAFT_LIFETIME } from "./draft-terms.data.ts";

const decode = (text: string | null, now: number) => decodeDraft(text, now, exampleFields);
const NOW = Date.UTC(2026, 10, 21);
const draft: Draft = {
  submissionId: "0d9c9c8a-5f5b-4a57-9d1e-2f3f3d1f6a10",
  values: exampleValues,
  emailAsTyped: "zoe@gamil.com",
  lastSend: { revision: 2, fingerprint: 12 },
};
const stored = (change: object, now = NOW) =>
  JSON.stringify({ ...(JSON.parse(encodeDraft(draft, now)) as object), ...change });

it("gives back what was stored", () => {
  expect(decode(encodeDraft(draft, NOW), NOW)).toEqual(draft);
});

it("has on the device the names that earlier visits have stored", () => {
  expect(JSON.parse(encodeDraft(draft, NOW))).toEqual({
    savedAt: NOW,
    submissionId: draft.submissionId,
    values: exampleValues,
    keptEmail: "zoe@gamil.com",
    lastSend: { revision: 2, fingerprint: 12 },
  });
});

it("gives back whatever was typed", () => {
  const answer = fc.string({ unit: "binary", minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(answer, (nom) => {
      const typed = { ...draft, values: { ...exampleValues, nom } };
      expect(decode(encodeDraft(typed, NOW), NOW)).toEqual(typed);
    }),
  );
});

it("is forgotten after 7 days", () => {
  const text = encodeDraft(draft, NOW);
  expect(decode(text, NOW + DRAFT_LIFETIME - 1)).toEqual(draft);
  expect(decode(text, NOW + DRAFT_LIFETIME)).toBeUndefined();
});

it("outlives a clock that was days ahead", () => {
  expect(decode(encodeDraft(draft, NOW + DRAFT_LIFETIME - 1), NOW)).toEqual(draft);
});

describe("what the form cannot have written", () => {
  it.each([
    ["nothing", null],
    ["no text", ""],
    ["a torn text", encodeDraft(draft, NOW).slice(0, -9)],
    ["another value", "[1]"],
    ["null", "null"],
    ["a date far to come", stored({}, NOW + DRAFT_LIFETIME)],
    ["no date", stored({ savedAt: "hier" })],
    ["an identifier that is none", stored({ submissionId: "<b>" })],
    ["no answers", stored({ values: null })],
  ])("is no draft: %s", (_label, text) => {
    expect(decode(text, NOW)).toBeUndefined();
  });

  it("is left out of the answers", () => {
    const values = {
      ...exampleValues,
      prenom: "x".repeat(10_001),
      nom: 12,
      surface_de_vos_locaux_en_m2: "1000 m2",
      nombre_interventions_par_semaine: "5 fois par semaine",
      gclid: "a",
      __proto__: null,
    };
    const { prenom: _, nom: __, surface_de_vos_locaux_en_m2: ___, ...rest } = exampleValues;
    expect(
      decode(stored({ values, keptEmail: {}, lastSend: { revision: "2", fingerprint: 0.5 } }), NOW),
    ).toEqual({
      submissionId: draft.submissionId,
      values: rest,
    });
  });

  it("never makes it throw", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.json().map((json) => stored({ values: JSON.parse(json) as unknown })),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(() => decode(text, NOW)).not.toThrow();
      }),
    );
  });
});
