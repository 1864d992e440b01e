import { expect, it } from "vitest";
import { type BuildFigures, buildSummary } from "../../build/build-summary.ts";

const figures: BuildFigures = {
  pages: 44,
  rendered: 1,
  written: 3,
  removed: 0,
  drawn: 0,
  reused: true,
  encoded: undefined,
  seconds: 1.234,
  shard: undefined,
};

it("says what a build did, in both languages", () => {
  expect(buildSummary(figures)).toEqual({
    en: "44 pages: 1 rendered, 3 files written, 0 removed, 0 images drawn, templates from cache, in 1.23 s",
    fr: "44 pages : 1 refaite, 3 fichiers écrits, 0 supprimé, 0 image dessinée, gabarits repris du cache, en 1,23 s",
  });
});

it("says which part it built", () => {
  expect(buildSummary({ ...figures, shard: { index: 2, count: 4 }, encoded: 2 })).toEqual({
    en: expect.stringMatching(/^Part 2 of 4 of 44 pages: .*, 2 photos encoded, in/),
    fr: expect.stringMatching(/^Partie 2 sur 4 de 44 pages : .*, 2 photos encodées, en/),
  });
});
