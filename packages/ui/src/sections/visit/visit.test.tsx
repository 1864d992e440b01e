import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Visit } from "./visit.tsx";

const html = (site = exampleSite) => htmlOf(<Visit type="visit" title="Nous trouver" />, site);

it("leads to each place that has a street", () => {
  const ways = [...html().matchAll(/destination=([^"]*)"/g)].map(([, place = ""]) =>
    decodeURIComponent(place),
  );
  expect(ways).toEqual([expect.stringMatching(/^Agence de Clichy, 4 rue de Neuilly, 92110 Clichy$/)]);
});

it("shows the hours of a week and of the days to come, of each place", () => {
  const rows = Array.from(html().matchAll(/<tr>(.*?)<\/tr>/g), ([, row = ""]) =>
    row.replaceAll(/<[^>]*>/g, " "),
  );
  expect(rows).toHaveLength(5);
  expect(rows[2]).toMatch(/24\sdécembre 2027/);
});

it("has no table for a place without hours", () => {
  const { contact } = exampleSite;
  const site = {
    ...exampleSite,
    contact: { ...contact, opening: { week: [], exceptions: [] } },
    branches: [],
  };
  expect(html(site)).not.toContain("<table");
});
