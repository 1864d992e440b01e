import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Visit } from "./visit.tsx";

const html = (site = exampleSite) => htmlOf(<Visit type="visit" title="Nous trouver" />, site);

it("leads to each place that has a street, on the site's own map if it names one", () => {
  const ways = (directions?: string) => {
    const addresses = { ...exampleSite.addresses, ...(directions && { directions }) };
    const links = html({ ...exampleSite, addresses }).matchAll(/href="(https[^"]*)"/g);
    return Array.from(links, ([, link = ""]) => decodeURIComponent(link));
  };
  const place = "Agence de Clichy, 4 rue de Neuilly, 92110 Clichy";
  expect(ways()).toEqual([`https://www.google.com/maps/dir/?api=1&amp;destination=${place}`]);
  expect(ways("https://cartes.example/?vers=")).toEqual([`https://cartes.example/?vers=${place}`]);
});

it("shows the hours of a week and of the days to come, of each place", () => {
  const rows = Array.from(html().matchAll(/<tr>(.*?)<\/tr>/g), ([, row = ""]) =>
    row.replaceAll(/<[^>]*>/g, " "),
  );
  expect(rows).toHaveLength(5);
  expect(rows[2]).toMatch(/24\sdécembre 2027/);
});

it("shows one branch alone, with its telephone and what to know of it", () => {
  const [branch] = exampleSite.branches;
  const one = htmlOf(<Visit type="visit" title="Nous trouver" branch={branch?.id ?? ""} />, exampleSite);
  expect(one.match(/<h3[^>]*>/g)).toHaveLength(1);
  expect(one).toContain(branch?.name);
  expect(one).toContain(`tel:${branch?.phone}`);
  expect(one).toContain("La cour est fermée");
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
