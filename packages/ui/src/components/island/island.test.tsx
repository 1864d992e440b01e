import { renderToStaticMarkup } from "react-dom/server";
import type { SiteModel } from "@vitrine/schema/site-model";
import { expect, it } from "vitest";
import { SiteProvider } from "../../site-provider.ts";
import { Island } from "./island.tsx";

const Greeting = ({ name }: { readonly name: string }) => <p>Bonjour {name}</p>;

const rendered = (name: string) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site: {} as SiteModel, islandAddress: (island) => `/assets/${island}-1.js` }}>
      <Island name="greeting" when="visible" component={Greeting} props={{ name }} />
    </SiteProvider>,
  );

it("renders its component as HTML that hydrates, with its script, its condition and its props", () => {
  expect(rendered("Zoé")).toBe(
    '<is-land on:visible="" type="react" import="/assets/greeting-1.js"><div id="greeting" data-props="{&quot;name&quot;:&quot;Zoé&quot;}"><p>Bonjour <!-- -->Zoé</p></div></is-land>',
  );
});

it("lets no prop break out of its attribute or its text", () => {
  const html = rendered(`"><script>alert(1)</script>`);
  expect(html).not.toContain("<script>");
  const [, props = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<"))).toEqual(
    { name: `"><script>alert(1)</script>` },
  );
});
