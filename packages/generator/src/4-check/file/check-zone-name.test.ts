import { expect, it } from "vitest";
import type { Zone } from "@vitrine/schema/content/zone";
import { registry } from "../../../tests/real-communes.ts";
import { checkZoneName } from "./check-zone-name.ts";

const checked = (slug: string, insee: string) =>
  checkZoneName(
    { slug, data: { insee } as Zone, file: { path: `zones/${slug}.yaml`, text: `insee: "${insee}"` } },
    registry.byInsee(insee),
    registry,
  );

it("gives the INSEE code of the commune whose postal code is another commune's INSEE code", () => {
  expect(checked("bruz", "35170")).toMatchObject([
    {
      code: "name-of-another",
      severity: "error",
      message: { en: '"35170" is Mecé (Ille-et-Vilaine), and the file is called bruz.yaml.' },
      hint: { en: '"35170" is a postal code of Bruz, whose INSEE code is "35047".' },
    },
  ]);
});

it("gives the INSEE code of the commune after which the file is called, or its other name", () => {
  expect(checked("bruz", "35238")).toMatchObject([
    {
      severity: "warning",
      hint: {
        en: 'The INSEE code of Bruz (Ille-et-Vilaine) is "35047". Correct the code, or call the file rennes.yaml.',
      },
    },
  ]);
  expect(checked("permis-bruz", "35047")).toMatchObject([
    { hint: { en: "Correct the code, or call the file bruz.yaml." } },
  ]);
});

it("has nothing to say of a file with its commune's name", () => {
  expect(checked("bruz", "35047")).toEqual([]);
});
