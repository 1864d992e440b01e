import { expect, it } from "vitest";
import { tabIcon } from "../../src/tab-icon.ts";

/** Reads the icon as a browser does: the attribute's character reference, then the URL's escapes. */
const drawn = (address: string) =>
  decodeURIComponent(address.replaceAll("&amp;", "&").replace("data:image/svg+xml,", ""));

it.each([
  `<svg viewBox="0 0 1 1"><path fill="#e2e8ee" d="M0 0"/></svg>`,
  `<svg aria-label="L'atelier &amp; Fils" style="font-family:'Inter';width:100%"/>`,
])("holds the drawing in an attribute: %s", (sign) => {
  const address = tabIcon(sign);
  expect(address).not.toMatch(/["#\n]/);
  const read = drawn(address);
  expect(sign.includes("'") ? read : read.replaceAll("'", '"')).toBe(sign);
});

it("is one line", () => {
  expect(tabIcon("<svg>\n\t<path/>\r\n</svg>")).toBe("data:image/svg+xml,<svg> <path/> </svg>");
});
