import { expect, it } from "vitest";
import type { SiteModel } from "@vitrine/schema/site-model";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { SiteFooter } from "./site-footer.tsx";

const [main] = exampleSite.mainZones;
const neighbours = [{ name: "Talence", route: "/talence" }];

/** The routes of local pages that the footer leads to. */
const links = (own: Partial<SiteModel>) => {
  const html = htmlOf(<SiteFooter neighbours={neighbours} />, { ...exampleSite, ...own });
  const routes = new Set([main?.route, "/talence"]);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).filter((href) => routes.has(href));
};

it("leads to the neighbours, and to the main zones once", () => {
  const columns = [{ title: "Où nous venons", collection: "zones" as const }];
  expect(links({})).toEqual(["/talence", main?.route]);
  expect(links({ footer: { ...exampleSite.footer, columns } })).toEqual([main?.route, "/talence"]);
  expect(links({ mainZones: [] })).toEqual(["/talence"]);
  expect(links({ mainZones: [...neighbours, ...exampleSite.mainZones] })).toEqual(["/talence", main?.route]);
});
