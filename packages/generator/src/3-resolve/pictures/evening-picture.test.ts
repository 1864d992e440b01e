import { expect, it } from "vitest";
import { base } from "../../../tests/base-content.ts";
import { fakeEnvironment, fakePictures } from "../../../tests/fake-environment.ts";
import { temporaryPlans } from "../../../tests/temporary-plans.ts";

const { planOf, contentOf } = temporaryPlans({ overrides: fakeEnvironment });
const [files] = fakePictures.values();

/** Gives the plan of the base content with more pictures, and with `more` appended to one file. */
async function planWith(pictures: readonly string[], path = "site.yaml", more = "") {
  const text = `${base.get(path) ?? ""}${more}`;
  const all = new Map([
    ...fakePictures,
    ...pictures.flatMap((name) => (files ? [[name, files] as const] : [])),
  ]);
  const plan = await planOf(contentOf([...base, [path, text]]), { overrides: { pictures: all } });
  return {
    closing: (route: string) =>
      plan.modules
        ?.find((module) => module.route === route)
        ?.text.match(/"[^"]*-soir"/g)
        ?.map((name) => JSON.parse(name)),
    unused: plan.diagnostics.filter(({ code }) => code === "unused-picture").map(({ file }) => file),
  };
}

it("shows a page's main picture in the evening in its closing call, where there is one", async () => {
  const { closing, unused } = await planWith([
    "sectors/nettoyage-immeuble-soir",
    "zones/hauts-de-seine-soir",
  ]);
  expect(closing("/clichy")).toEqual(["zones/hauts-de-seine-soir"]);
  expect(closing("/nettoyage-immeuble")).toEqual(["sectors/nettoyage-immeuble-soir"]);
  expect(closing("/")).toBeUndefined();
  expect(unused).toEqual([]);
});

it("leaves a call its own picture", async () => {
  const own = "\n  picture: { image: zones/paris, alt: Une rue de Paris. }\n";
  const { closing } = await planWith(["zones/hauts-de-seine-soir"], "zones/clichy.yaml", own);
  expect(closing("/clichy")).toBeUndefined();
});

it("reports an evening picture without its day", async () => {
  const { unused } = await planWith(["zones/inconnue-soir"]);
  expect(unused).toEqual(["images/zones/inconnue-soir"]);
});
