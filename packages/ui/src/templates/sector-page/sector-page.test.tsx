import { expect, it } from "vitest";
import { examplePicture } from "../../examples/example-pictures.ts";
import { exampleTrail } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { SectorPage } from "./sector-page.tsx";

it("leads from its opening where its closing block leads, if that has a target", () => {
  const buttons = (own: { button?: string; target?: string }) =>
    htmlOf(
      <SectorPage
        breadcrumbs={exampleTrail}
        h1="Mariages"
        tagline="…"
        picture={examplePicture("sectors/mariages", "…")}
        intro="…"
        paragraphs={[]}
        features={[]}
        cta={{ title: "…", text: "…", ...own }}
      />,
    ).match(/<a[^>]*href="\/devis">Un devis</g)?.length;
  expect(buttons({ button: "Un devis", target: "/devis" })).toBe(2);
  expect(buttons({ button: "Un devis" })).toBeUndefined();
});
