import { expect, it } from "vitest";
import type { SiteModel } from "@vitrine/schema/site-model";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { SiteFooter } from "./site-footer.tsx";

const mainZones = exampleSite.mainZones.slice(0, 1);
const [main] = mainZones;
const all = exampleSite.zones?.route;
const neighbours = [{ name: "Talence", route: "/talence" }];

/** The routes of local pages, and of the page of all, that a page's footer leads to. */
const links = (own: Partial<SiteModel>, route = "/paris-3") => {
  const html = htmlOf(<SiteFooter route={route} neighbours={neighbours} />, {
    ...exampleSite,
    mainZones,
    ...own,
  });
  const routes = new Set([main?.route, "/talence", all]);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).filter((href) => routes.has(href));
};

it("leads to the neighbours, to the main zones once, then to all", () => {
  const columns = [{ title: "Où nous venons", collection: "zones" as const }];
  expect(links({})).toEqual(["/talence", main?.route, all]);
  expect(links({ footer: { ...exampleSite.footer, columns } })).toEqual([main?.route, all, "/talence"]);
  expect(links({ mainZones: [] })).toEqual(["/talence", all]);
  expect(links({ mainZones: [...neighbours, ...mainZones] })).toEqual(["/talence", main?.route, all]);
});

it("has a column's own links before the networks, and after the site's other lists", () => {
  const entries = [{ label: "Espace élève", route: "/eleves" }];
  const networks = [
    { label: "Instagram", icon: "instagram" as const, address: "https://instagram.example/a" },
  ];
  const inOrder = (collection: "networks" | "zones") => {
    const columns = [{ title: "Suivre", collection, entries }];
    const footer = { ...exampleSite.footer, columns };
    const html = htmlOf(<SiteFooter route="/" />, { ...exampleSite, mainZones, networks, footer });
    return [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, href]) => href)
      .filter((href) => [main?.route, "/eleves", "https://instagram.example/a"].includes(href));
  };
  expect(inOrder("networks")).toEqual(["/eleves", "https://instagram.example/a", main?.route]);
  expect(inOrder("zones")).toEqual([main?.route, "/eleves"]);
});

it("leads neither to the page itself, nor to all alone under a title", () => {
  expect(links({}, main?.route)).toEqual(["/talence", all]);
});

it("has the hours of each place that has some, a branch's under its name", () => {
  const opening = { week: [{ days: "Le samedi", hours: "de 9 h à 12 h" }], exceptions: [] };
  const footer = { ...exampleSite.footer, columns: [{ title: "Horaires", collection: "hours" as const }] };
  const branch = { name: "Halles", locality: "Rennes", phone: "+33299000000", phoneLabel: "02 99 00 00 00" };
  const html = htmlOf(<SiteFooter route="/" />, {
    ...exampleSite,
    contact: { ...exampleSite.contact, opening },
    branches: [
      { ...branch, id: "halles", opening },
      { ...branch, id: "lices", name: "Lices", opening: { week: [], exceptions: [] } },
    ],
    footer,
  });
  expect(html.match(/Le samedi/g)).toHaveLength(2);
  expect(html).toMatch(/<h2[^>]*>Halles<\/h2>/);
  expect(html).not.toMatch(/<h2[^>]*>Lices<\/h2>/);
});

it("has the hours of a branch under the column's title, where the head office has none", () => {
  const opening = { week: [{ days: "Le samedi", hours: "de 9 h à 12 h" }], exceptions: [] };
  const [branch] = exampleSite.branches.map((one) => ({ ...one, opening }));
  const html = htmlOf(<SiteFooter route="/" />, {
    ...exampleSite,
    contact: { ...exampleSite.contact, opening: { week: [], exceptions: [] } },
    branches: branch === undefined ? [] : [branch],
    footer: { ...exampleSite.footer, columns: [{ title: "Horaires", collection: "hours" as const }] },
  });
  expect(html).toMatch(new RegExp(`Horaires</h2></div><div[^>]*><h2[^>]*>${branch?.name}</h2>`));
});

it("calls a number in a list that has links too", () => {
  const entries = [
    { label: "Livraison", route: "/livraison" },
    { label: "Urgences\u00A0: 06\u00A039\u00A098\u00A012\u00A034" },
  ];
  const footer = { ...exampleSite.footer, columns: [{ title: "La boutique", entries }] };
  expect(htmlOf(<SiteFooter route="/" />, { ...exampleSite, footer })).toContain('href="tel:0639981234"');
});
