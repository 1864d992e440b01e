import { expect, it } from "vitest";
import fc from "fast-check";
import { contrast } from "@vitrine/schema/contrast";
import { paletteOf, readableBrand } from "./palette.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("gives every brand's colour grounds on which all texts can be read, and a focus that shows on the dark", () => {
  fc.assert(
    fc.property(colour, (any) => {
      const { ink, inkSoft, brand, brandBright, accent, alert, ...light } = paletteOf(readableBrand(any));
      const { rule: _, ...grounds } = light;
      for (const ground of ["#ffffff", ...Object.values(grounds)])
        for (const text of [ink, inkSoft, brand]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(alert, light.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, ink)).toBeGreaterThanOrEqual(4.5);
      for (const dark of [ink, brand]) expect(contrast(brandBright, dark)).toBeGreaterThanOrEqual(3);
    }),
  );
});

it("keeps a colour that can be read", () => expect(readableBrand("#8a2d5c")).toBe("#8a2d5c"));
