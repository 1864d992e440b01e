import { expect, it } from "vitest";
import { componentsIn, everyStyle, registerSheet, styleElements } from "./sheets.ts";

registerSheet("base", "base.global.css", "body{margin:0}", true);
registerSheet("b8q", "ui/logo/logo.module.css", ".b8q_0{width:1em}", false);
registerSheet("s0d", "ui/hero/hero.module.css", ".s0d_0{color:red}", false);
registerSheet("c72", "ui/call/call.module.css", ".c72_0{color:black}", false);
registerSheet("mj7", "ui/zone-page/zone-page.module.css", ".mj7_0{color:blue}", false);

const groups = [["logo"], ["call", "hero"]];
const elementsOf = (html: string) => styleElements(componentsIn(html), groups, ":root{--a:b}");
const frame = "<style>:root{--a:b}body{margin:0}.b8q_0{width:1em}</style>";

it("gives a page the styles of every page and of the components that it shows, a group at a time, in the order of import", () => {
  expect(elementsOf('<p class="mj7_0 s0d_0">')).toBe(
    `${frame}<style>.s0d_0{color:red}.c72_0{color:black}</style><style>.mj7_0{color:blue}</style>`,
  );
  expect(elementsOf('<p class="mj7_0">')).toBe(`${frame}<style>.mj7_0{color:blue}</style>`);
  expect(elementsOf("<p>s0d_0</p>")).toBe(frame);
});

it("knows every element that a page can have", () => {
  expect(everyStyle(groups)).toEqual([
    "body{margin:0}.b8q_0{width:1em}",
    ".s0d_0{color:red}.c72_0{color:black}",
    ".mj7_0{color:blue}",
  ]);
});

it("takes a changed stylesheet in place of its former self, and refuses two of one name and groups of nothing", () => {
  registerSheet("mj7", "ui/zone-page/zone-page.module.css", ".mj7_0{color:green}", false);
  expect(elementsOf('<p class="mj7_0">')).toBe(`${frame}<style>.mj7_0{color:green}</style>`);
  expect(() => registerSheet("s0d", "other/hero.module.css", "", false)).toThrow(
    'Two stylesheets are named "s0d"',
  );
  expect(() => everyStyle([["footer"]])).toThrow("A group of styles names what has none: footer.");
  // In development a component may not be imported yet.
  expect(styleElements(new Set(), [["footer", "logo"]], ":root{--a:b}")).toBe(frame);
});
