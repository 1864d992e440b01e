import { expect, it } from "vitest";
import { compileStylesheet } from "./stylesheet.ts";

const css = ".title { color: red } .root { composes: title; margin: 0 }";

it("names classes after their component, in a fixed order, and gives the browser the text beside them", () => {
  const code = compileStylesheet("/ui/hero.module.css", css, { forServer: false });
  expect(code.split("\n")).toEqual([
    'export default {"root":"hero_root hero_title","title":"hero_title"};',
    'export const css = ".hero_title{color:red}.hero_root{margin:0;}";',
  ]);
});

it("registers the text on the server", () => {
  const code = compileStylesheet("/ui/hero.module.css", css, { forServer: true });
  expect(code).toContain('registerSheet("hero", "/ui/hero.module.css", css, false);');
});

it("leaves the class names of a global stylesheet alone and gives it to every page", () => {
  const code = compileStylesheet("/ui/base.global.css", "body { margin: 0 }", {
    forServer: true,
  });
  expect(code).toContain('css = "body{margin:0}"');
  expect(code).toContain("css, true");
  expect(code).toContain("export default {};");
});

it("says where a stylesheet is not well-formed, with the lines around", () => {
  const compile = () =>
    compileStylesheet("/ui/hero.module.css", ".a {\n  color: red;\n}}\n.b {}\n", {
      forServer: true,
    });
  expect(compile).toThrow(
    expect.objectContaining({
      message: "Invalid empty selector",
      id: "/ui/hero.module.css",
      loc: { file: "/ui/hero.module.css", line: 3, column: 2 },
      stack: "SyntaxError: Invalid empty selector\n    at /ui/hero.module.css:3:2",
      frame: expect.stringContaining("> 3 | }}\n      |  ^\n"),
    }),
  );
});

it("shortens names for a build, alike for server and browser", () => {
  const spinning =
    "@keyframes turn { to { rotate: 1turn } } .a .title { animation: turn 1s } .title-b { color: red }";
  const options = { letters: "H" };
  const server = compileStylesheet("/ui/hero.module.css", spinning, { ...options, forServer: true });
  const browser = compileStylesheet("/ui/hero.module.css", spinning, { ...options, forServer: false });
  const names = /export default (\{.*\});/.exec(browser)?.[1] ?? "";
  expect(server).toContain(names);
  const { a, title, turn, "title-b": other } = JSON.parse(names);
  expect(new Set([a, title, turn, other]).size).toBe(4);
  for (const name of [a, title, turn, other]) expect(name).toMatch(/^H\d$/);
  expect(server).toContain(`@keyframes ${turn}`);
  expect(server).toContain(`.${a} .${title}{animation:1s ${turn}}.${other}{color:red}`);
});
