import type { PairName } from "@vitrine/schema/typefaces";

/** The colour of a site that names none: a blue. */
export const DEFAULT_BRAND = "#1f5f8b";

/** The corners, in pixels, and the shape of a site that names none. */
export const DEFAULT_FORMS = { radius: 6, shape: "none" } as const;

/** The typefaces of a site that names none. */
export const DEFAULT_PAIR: PairName = "bricolage-instrument";
