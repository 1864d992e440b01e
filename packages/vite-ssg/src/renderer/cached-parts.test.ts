import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { cachedParts } from "./cached-parts.ts";

const Menu: ComponentType<{ readonly on: string }> = () => null;
const Foot = () => null;

/** Replaces React with two components that give their HTML directly. */
function parts() {
  const rendered: string[] = [];
  const { placeholderFor, fillIn } = cachedParts((component, props) => {
    rendered.push(`${component.name} ${JSON.stringify(props)}`);
    return "on" in props
      ? `<a class="menu_link">${String(props.on)}</a>`
      : `<footer class="foot_line sign_root">${placeholderFor(Menu, { on: "/" })}</footer>`;
  });
  return { rendered, placeholderFor, fillIn };
}

it("renders a part once for the same props, and fills it in with its components and what is in it", () => {
  const { rendered, placeholderFor, fillIn } = parts();
  const page = (on: string) => {
    const { pieces, shown } = fillIn(
      `${placeholderFor(Menu, { on })}<p class="page_root">1</p>${placeholderFor(Foot, {})}`,
    );
    return { html: pieces.join(""), shown: [...shown].toSorted() };
  };
  const filled = (on: string) => ({
    html: `<a class="menu_link">${on}</a><p class="page_root">1</p><footer class="foot_line sign_root"><a class="menu_link">/</a></footer>`,
    shown: ["foot", "menu", "page", "sign"],
  });
  expect(page("/a")).toEqual(filled("/a"));
  expect(page("/b")).toEqual(filled("/b"));
  expect(page("/a")).toEqual(filled("/a"));
  expect(rendered).toEqual(['Menu {"on":"/a"}', "Foot {}", 'Menu {"on":"/"}', 'Menu {"on":"/b"}']);
});

it("lets the oldest go where every page has props of its own", () => {
  const { rendered, placeholderFor, fillIn } = parts();
  for (let i = 0; i < 1000; i++) {
    const { pieces } = fillIn(placeholderFor(Menu, { on: `/${i}` }) + placeholderFor(Menu, { on: "/" }));
    expect(pieces.join("")).toBe(`<a class="menu_link">/${i}</a><a class="menu_link">/</a>`);
  }
  fillIn(placeholderFor(Menu, { on: "/999" }));
  expect(rendered.filter((props) => props.includes('"/999"'))).toHaveLength(1);
  fillIn(placeholderFor(Menu, { on: "/0" }));
  expect(rendered.filter((props) => props.includes('"/0"'))).toHaveLength(2);
});

it("refuses a text with the character that marks parts", () => {
  const { placeholderFor, fillIn } = parts();
  expect(() => fillIn(`<p>\0</p>${placeholderFor(Foot, {})}`)).toThrow("NUL");
});
