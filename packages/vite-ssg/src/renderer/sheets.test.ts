import { expect, it } from "vitest";
import { componentsIn, everyStyle, registerSheet, styleElements } from "./sheets.ts";

registerSheet("base", "base.global.css", "body{margin:0}", true);
registerSheet("B", "ui/logo/logo.module.css", ".B0{width:1em}", false);
registerSheet("D", "ui/hero/hero.module.css", ".D0{color:red}", false);
registerSheet("C", "ui/call/call.module.css", ".C0{color:black}", false);
registerSheet("zone-page", "ui/zone-page/zone-page.module.css", ".zone-page_root{color:blue}", false);

const groups = [["logo"], ["call", "hero"]];
const elementsOf = (html: string) => styleElements(componentsIn(html), groups, ":root{--a:b}");
const frame = "<style>:root{--a:b}body{margin:0}.B0{width:1em}</style>";

it("gives a page the styles of every page and of the components that it shows, a group at a time, in the order of import", () => {
  expect(elementsOf('<p class="zone-page_root D0">')).toBe(
    `${frame}<style>.D0{color:red}.C0{color:black}</style><style>.zone-page_root{color:blue}</style>`,
  );
  expect(elementsOf('<p class="zone-page_root">')).toBe(`${frame}<style>.zone-page_root{color:blue}</style>`);
  expect(elementsOf("<p>D0</p>")).toBe(frame);
});

it("knows every element that a page can have", () => {
  expect(everyStyle(groups)).toEqual([
    "body{margin:0}.B0{width:1em}",
    ".D0{color:red}.C0{color:black}",
    ".zone-page_root{color:blue}",
  ]);
});

it("takes a changed stylesheet in place of its former self, and refuses two of one name and groups of nothing", () => {
  registerSheet("zone-page", "ui/zone-page/zone-page.module.css", ".zone-page_root{color:green}", false);
  expect(elementsOf('<p class="zone-page_root">')).toBe(
    `${frame}<style>.zone-page_root{color:green}</style>`,
  );
  expect(() => registerSheet("D", "other/hero.module.css", "", false)).toThrow(
    'Two stylesheets are named "D"',
  );
  expect(() => everyStyle([["footer"]])).toThrow("A group of styles names what has none: footer.");
  // In development a component may not be imported yet.
  expect(styleElements(new Set(), [["footer", "logo"]], ":root{--a:b}")).toBe(frame);
});
