import { expect, it } from "vitest";
import { componentsIn, criticalCss, registerSheet } from "./sheets.ts";

const stylesOf = (html: string) => criticalCss(componentsIn(html));

registerSheet("base", "base.global.css", "body{margin:0}", true);
registerSheet("hero", "hero.module.css", ".hero_root{color:red}", false);
registerSheet("zone-page", "zone-page.module.css", ".zone-page_intro{color:blue}", false);

it("gives a page the styles of every page and of the components that it shows, in the order of import", () => {
  expect(stylesOf('<p class="zone-page_intro hero_root">')).toBe(
    "body{margin:0}.hero_root{color:red}.zone-page_intro{color:blue}",
  );
  expect(stylesOf('<p class="zone-page_intro">')).toBe("body{margin:0}.zone-page_intro{color:blue}");
  expect(stylesOf("<p>hero_root</p>")).toBe("body{margin:0}");
});

it("takes a changed stylesheet in place of its former self, and refuses two of one name", () => {
  registerSheet("hero", "hero.module.css", ".hero_root{color:green}", false);
  expect(stylesOf('<p class="hero_root">')).toBe("body{margin:0}.hero_root{color:green}");
  expect(() => registerSheet("hero", "other/hero.module.css", "", false)).toThrow(
    'Two stylesheets are named "hero"',
  );
});
