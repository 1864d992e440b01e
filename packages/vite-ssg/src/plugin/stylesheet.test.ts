import { expect, it } from "vitest";
import { compileStylesheet } from "./stylesheet.ts";

const css = ".title { color: red } .root { composes: title; background: url('./a.svg') }";

it("names classes after their component, in a fixed order, and keeps the text from the browser", () => {
  const { code } = compileStylesheet("/ui/hero.module.css", css, false);
  expect(code).toBe('export default {"root":"hero_root hero_title","title":"hero_title"};');
});

it("registers the text on the server, with what url() names as imports", () => {
  const { code } = compileStylesheet("/ui/hero.module.css", css, true);
  expect(code).toContain('import u0 from "/ui/a.svg?url";');
  expect(code).toContain(
    String.raw`registerSheet("hero", "/ui/hero.module.css", ".hero_title{color:red}.hero_root{background:url(\""+u0+"\");}", false);`,
  );
  expect(code).not.toContain("./a.svg");
});

it("leaves the class names of a global stylesheet alone and gives it to every page", () => {
  const { code } = compileStylesheet("/ui/base.global.css", "body { margin: 0 }", true);
  expect(code).toContain('"body{margin:0}", true');
  expect(code).toContain("export default {};");
});

it("says where a stylesheet is not well-formed", () => {
  expect(() => compileStylesheet("/ui/hero.module.css", ".a { color: }}", true)).toThrow();
});
