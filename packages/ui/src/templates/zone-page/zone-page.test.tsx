import { expect, it } from "vitest";
import { exampleTrail } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { ZonePage } from "./zone-page.tsx";

it("leads from its opening where its closing block leads, if that has a target", () => {
  const buttons = (own: { button?: string; target?: string }) =>
    htmlOf(
      <ZonePage
        breadcrumbs={exampleTrail}
        area="Nord"
        icon="map-pin"
        h1="Traiteur à Lille"
        tagline="…"
        points={[]}
        intro="…"
        clientsTitle="…"
        clientTypes={[]}
        neighbourhoodsTitle="…"
        neighbourhoods={[]}
        values={{ title: "…", text: "…" }}
        features={[]}
        cta={{ title: "…", text: "…", ...own }}
        neighbours={[]}
      />,
    ).match(/<a[^>]*href="\/devis">Un devis</g)?.length;
  expect(buttons({ button: "Un devis", target: "/devis" })).toBe(2);
  expect(buttons({ button: "Un devis" })).toBeUndefined();
});
