import { expect, it } from "vitest";
import { base } from "../../../tests/base-content.ts";
import { fakePictures, fakeEnvironment } from "../../../tests/fake-environment.ts";
import { temporaryPlans } from "../../../tests/temporary-plans.ts";

const { planOf, contentOf } = temporaryPlans({ overrides: fakeEnvironment });

/** Gives the images and the modules of pages by route, with `more` appended to a file's text. */
async function images(
  drawing: string | undefined,
  pictures = fakePictures,
  { path, more }: { readonly path: string; readonly more: string } = { path: "site.yaml", more: "" },
) {
  const text = `${base.get(path) ?? ""}${more}`;
  const plan = await planOf(contentOf([...base, [path, text]]), { drawing, overrides: { pictures } });
  const texts = new Map(plan.modules?.map((module) => [module.route, module.text]));
  return new Map(
    plan.site?.pages.map(({ route, openGraphImage }) => [route, { openGraphImage, text: texts.get(route) }]),
  );
}

it("gives every indexed page the address of an image that shows its heading and its picture", async () => {
  const pages = await images("1");
  const { openGraphImage, text } = pages.get("/clichy") ?? {};
  expect(openGraphImage).toMatchObject({
    path: expect.stringMatching(/^og\/clichy\.[0-9a-f]{4}\.jpg$/),
    picture: "/images/zones/hauts-de-seine-800.0123abcd.webp",
  });
  expect(text).toContain(`/${openGraphImage?.path}"`);
  expect(text).toContain(`"imageAlt": ${JSON.stringify(openGraphImage?.text)}`);
  const without = [...pages].filter(([, page]) => page.openGraphImage === undefined);
  expect(without.map(([route]) => route)).toEqual(["/404"]);
});

it("shows the short title of a page that has one", async () => {
  const shorter = { path: "zones/clichy.yaml", more: "\nshortTitle: Ménage ${à lieu}\n" };
  const page = (await images("1", fakePictures, shorter)).get("/clichy");
  expect(page?.openGraphImage?.text).toBe("Ménage à Clichy");
  expect(page?.text).toContain('"imageAlt": "Ménage à Clichy"');
});

it("changes its key with the drawing code, the picture and the sign, and only then", async () => {
  const key = async (...input: Parameters<typeof images>) =>
    (await images(...input)).get("/clichy")?.openGraphImage?.key;
  const repainted = new Map([...fakePictures].map(([id, files]) => [id, { ...files, version: "ffffffff" }]));
  const sign = {
    path: "brand/icon.svg",
    more: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  };
  const first = await key("1");
  expect(await key("1", fakePictures, sign)).not.toBe(first);
  expect(await key("1")).toBe(first);
  expect(await key("2")).not.toBe(first);
  expect(await key("1", repainted)).not.toBe(first);
});

it("leaves the page's picture if nothing draws, or if site.yaml says so", async () => {
  const undrawn = { path: "site.yaml", more: "\nopenGraphImages: false\n" };
  for (const pages of [await images(undefined), await images("1", fakePictures, undrawn)]) {
    const { openGraphImage, text } = pages.get("/clichy") ?? {};
    expect(openGraphImage).toBeUndefined();
    expect(text).toContain("/images/zones/hauts-de-seine-800.0123abcd.webp");
  }
});
