import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { SiteProvider } from "../../site-provider.ts";
import { PageFrame } from "./page-frame.tsx";

/** The props of the frame's cached parts on a route, and the links that are marked as the current page. */
function frame(route: string) {
  const parts: object[] = [];
  const context = { site: exampleSite, islandAddress: (name: string) => `/${name}.js` };
  const page = <PageFrame route={route}>…</PageFrame>;
  const placeholderFor = (_: unknown, props: object) => {
    parts.push(props);
    return "";
  };
  renderToStaticMarkup(<SiteProvider value={{ ...context, placeholderFor }}>{page}</SiteProvider>);
  const html = renderToStaticMarkup(<SiteProvider value={context}>{page}</SiteProvider>);
  const marked = [...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
  return {
    top: parts[0],
    marked: [...new Set(marked)],
    lists: parts.filter((part) => "links" in part).length,
  };
}

it("marks a sector in the menus, and caches the same menus for all other pages", () => {
  const route = exampleSite.sectors[0]?.route ?? "";
  expect(frame(route)).toMatchObject({ top: { current: route }, marked: [route] });
  expect(frame("/clichy")).toMatchObject({ top: { current: "" }, marked: [] });
});

it("caches the list of main zones where it is whole", () => {
  expect(frame("/clichy").lists).toBe(1);
  expect(frame(exampleSite.mainZones[0]?.route ?? "").lists).toBe(0);
});
