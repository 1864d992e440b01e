import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../store/open-store.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { ownFonts } from "./own-fonts.ts";

const CASES = join(import.meta.dirname, "../../../tests/cases");
/** A font of one weight, 700, without any accent. */
const bold = readFileSync(join(CASES, "font-without-french/content/brand/fonts/titres.woff2"));
const folder = temporaryFolder();

it("measures a font in both uses: drawn as it is in titles, of its own weight in text", async () => {
  const fonts = await ownFonts(new Map([["Titres_1.woff2", bold]]), openStore(folder), "code");
  const { title, text } = fonts.get("Titres_1.woff2")?.measured?.uses ?? {};
  const file = { name: "Titres_1", isOwn: true, version: expect.stringMatching(/^[0-9a-f]{4}$/) };
  expect(title?.files).toEqual([{ ...file, weights: "100 900" }]);
  expect(text?.files).toEqual([{ ...file, weights: "700" }]);
  expect(title?.fallbacks).toEqual([
    {
      local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
      weights: "500 800",
      size: expect.closeTo(97.3, 1),
      ascent: expect.closeTo(97.6, 1),
      descent: expect.closeTo(25.7, 1),
      lineGap: 0,
    },
  ]);
  expect(text?.fallbacks.map(({ weights }) => weights)).toEqual(["400", "500 700"]);
});

it("remembers what it measured until a file changes", async () => {
  const store = openStore(folder);
  const measure = async (bytes: Uint8Array, code = "code") => {
    const started = store.prepare("select key from memo where name = 'fonts'").get();
    const fonts = await ownFonts(new Map([["a.woff2", bytes]]), store, code);
    const ended = store.prepare("select key from memo where name = 'fonts'").get();
    return { fonts, isNew: started?.["key"] !== ended?.["key"] };
  };
  const first = await measure(bold);
  expect(first.isNew).toBe(true);
  expect(await measure(bold)).toEqual({ ...first, isNew: false });
  expect((await measure(bold.subarray(0, 900))).fonts.get("a.woff2")).toEqual({ bytes: 900 });
  expect((await measure(bold, "other code")).isNew).toBe(true);
});
