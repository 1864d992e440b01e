import { expect, it } from "vitest";
import { moduleFile, pageFile } from "./page-file.ts";

it.each([
  ["/", "flat", "index.html"],
  ["/clichy", "flat", "clichy.html"],
  ["/paris/entreprise-de-nettoyage", "flat", "paris/entreprise-de-nettoyage.html"],
  ["/clichy", "nested", "clichy/index.html"],
  ["/404", "nested", "404.html"],
] as const)("%s in %s style is %s", (route, style, file) => {
  expect(pageFile(route, style)).toBe(file);
});

it("a page's module has the name of its output file", () => {
  expect(moduleFile("paris/entreprise-de-nettoyage.html")).toBe("pages/paris/entreprise-de-nettoyage.tsx");
});
