import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { SiteProvider } from "../../site-provider.ts";
import { Services } from "./services.tsx";

it("begins with the first row unfolded that a phone folds", () => {
  const html = renderToStaticMarkup(
    <SiteProvider value={{ site: exampleSite, islandAddress: (name) => `/${name}.js` }}>
      <Services
        title="Nos services"
        folded
        items={[
          { title: "Vitres", text: "Lavées.", route: "/vitres" },
          { title: "Bureaux", text: "Rangés." },
          { title: "Cuisine", text: "Essuyée." },
        ]}
      />
    </SiteProvider>,
  );
  const opened = [...html.matchAll(/<details([^>]*)><summary[^>]*>([^<]*)/g)];
  expect(opened.map(([, attributes, name]) => [name, attributes?.includes("open")])).toEqual([
    ["Bureaux", true],
    ["Cuisine", false],
  ]);
});
