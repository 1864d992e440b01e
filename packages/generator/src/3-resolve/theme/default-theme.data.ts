import type { Theme } from "@vitrine/schema/content/theme";
import type { ThemeModel } from "@vitrine/schema/site-model";
import type { PairName } from "@vitrine/schema/typefaces";

/** The look of a site whose theme.yaml leaves it open: grey, blue and amber, with passing contrasts. */
export const DEFAULT_THEME: Omit<ThemeModel, "css" | "fonts"> & Required<Pick<Theme, "radius">> = {
  colours: {
    ink: "#1d2433",
    inkSoft: "#4a5263",
    paper: "#fafafa",
    tint: "#e2e8ee",
    sky: "#dce7f0",
    shade: "#ebedf0",
    rule: "#ccd1d9",
    brand: "#1f5f8b",
    brandBright: "#8cc7ee",
    accent: "#f2b84b",
    alert: "#b3261e",
  },
  radius: 6,
  shape: "none",
};

/** The typefaces of a site that names none. */
export const DEFAULT_PAIR: PairName = "bricolage-instrument";
