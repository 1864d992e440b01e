import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { componentsIn, pageStyles, registerSheet, stylePolicy } from "./sheets.ts";

registerSheet("base", "base.global.css", "body{margin:0}", true);
registerSheet("B", "ui/logo/logo.module.css", ".B0{width:1em}", false);
registerSheet("Bc", "ui/hero/hero.module.css", ".Bc0{color:red}", false);
registerSheet("zone-page", "ui/zone-page/zone-page.module.css", ".zone-page_root{color:blue}", false);

const theme = ":root{--a:b}";
const stylesOf = (html: string) => pageStyles(componentsIn(html), theme);
const everywhere = `${theme}body{margin:0}`;

it("gives a page the styles of every page and of the components that it shows, in the order of import", () => {
  expect(stylesOf('<p class="zone-page_root Bc0">')).toBe(
    `${everywhere}.Bc0{color:red}.zone-page_root{color:blue}`,
  );
  expect(stylesOf('<p class="B12">')).toBe(`${everywhere}.B0{width:1em}`);
  expect(stylesOf("<p>Bc0</p>")).toBe(everywhere);
});

it("takes a changed stylesheet in place of its former self, and refuses two of one name", () => {
  registerSheet("zone-page", "ui/zone-page/zone-page.module.css", ".zone-page_root{color:green}", false);
  expect(stylesOf('<p class="zone-page_root">')).toBe(`${everywhere}.zone-page_root{color:green}`);
  expect(() => registerSheet("B", "other/logo.module.css", "", false)).toThrow(
    'Two stylesheets are named "B"',
  );
});

it("names the hash of a page's styles as its policy", () => {
  const hash = createHash("sha256").update("p{margin:0}").digest("base64");
  expect(stylePolicy("p{margin:0}")).toContain(`content="style-src 'sha256-${hash}'"`);
});
