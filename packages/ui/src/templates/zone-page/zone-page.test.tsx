import { expect, it } from "vitest";
import { exampleTrail } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { ZonePage } from "./zone-page.tsx";

const page = ({ cta, ...own }: { branch?: string; cta?: { button: string; target?: string } }) =>
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
      cta={{ title: "…", text: "…", ...cta }}
      neighbours={[]}
      {...own}
    />,
  );

it("gives the telephone of its branch, in its opening and in its closing block", () => {
  const calls = (own: { branch?: string }) =>
    page(own)
      .replace(/<footer[^]*/, "")
      .match(/Agence de Clichy\u00A0: /g)?.length;
  expect(calls({ branch: "clichy" })).toBe(2);
  expect(calls({})).toBeUndefined();
});

it("leads from its opening where its closing block leads, if that has a target", () => {
  const buttons = (cta: { button: string; target?: string }) =>
    page({ cta }).match(/<a[^>]*href="\/devis">Un devis</g)?.length;
  expect(buttons({ button: "Un devis", target: "/devis" })).toBe(2);
  expect(buttons({ button: "Un devis" })).toBeUndefined();
});
