import { expect, it } from "vitest";
import type { Typeface } from "@vitrine/schema/typeface";
import { resolveTheme } from "./resolve-theme.ts";

const own: Typeface = {
  files: [{ name: "enseigne", version: "a1b2", weights: "700", isOwn: true }],
  fallbacks: [],
};

it("takes the site's own font for its role, and keeps the pair's typeface for the other", () => {
  const fonts = new Map([
    ["enseigne.woff2", { bytes: 9000, measured: { uses: { title: own, text: own }, missing: "" } }],
  ]);
  const { fonts: plain } = resolveTheme({}, fonts);
  const { fonts: used, css } = resolveTheme({ fonts: { title: "enseigne.woff2" } }, fonts);
  expect(used).toEqual({ title: [{ name: "enseigne", version: "a1b2", isOwn: true }], text: plain.text });
  expect(css).toContain("url(/assets/enseigne.a1b2.woff2)");
});

it("keeps the pair's typeface where the own font can't be used", () => {
  const fonts = new Map([["enseigne.woff2", { bytes: 90_000 }]]);
  expect(resolveTheme({ fonts: { text: "enseigne.woff2" } }, fonts).fonts).toEqual(
    resolveTheme({}, fonts).fonts,
  );
});
