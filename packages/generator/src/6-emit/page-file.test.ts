import { expect, it } from "vitest";
import { moduleFile, pageFile } from "./page-file.ts";

it.each([
  ["/", "index.html"],
  ["/clichy", "clichy.html"],
  ["/paris/entreprise-de-nettoyage", "paris/entreprise-de-nettoyage.html"],
])("%s is %s", (route, file) => {
  expect(pageFile(route)).toBe(file);
});

it("a page's module has the name of its output file", () => {
  expect(moduleFile("paris/entreprise-de-nettoyage.html")).toBe("pages/paris/entreprise-de-nettoyage.tsx");
});
