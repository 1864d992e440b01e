import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { SiteProvider } from "../../site-provider.ts";
import { Logo } from "./logo.tsx";

const html = (site: typeof exampleSite) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, islandAddress: (name) => `/${name}.js` }}>
      <Logo name={site.name} />
    </SiteProvider>,
  );

it("is the sign and the name, or the business's own logo instead", () => {
  expect(html(exampleSite)).toContain("Hop &amp; Net");
  const own = html({ ...exampleSite, wordmark: { src: "/wordmark.svg", width: 512, height: 128 } });
  expect(own).toMatch(
    /^<picture><img [^>]*src="\/wordmark\.svg" width="512" height="128" alt="Hop &amp; Net"\/><\/picture>$/,
  );
});
