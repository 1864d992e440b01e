import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawings, networks } from "./icons.data.ts";

it("icons.svg holds every icon; vitest -u draws the file anew", async () => {
  await expect(iconSprite()).toMatchFileSnapshot("./icons.svg");
});

/**
 * The text of icons.svg: every icon as a named symbol for `<use>`. Strokes take the colour of the text around
 * the icon.
 */
function iconSprite(): string {
  const pictograms = Object.entries(drawings).map(([name, Drawing]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing, { className: "" }));
    const lines = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(/><\/[a-z]+>/g, "/>");
    return [name, lines] as const;
  });
  const symbols = [...pictograms, ...Object.entries(networks)].map(
    ([name, lines]) => `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}
