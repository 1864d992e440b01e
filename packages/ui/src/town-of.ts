import type { SiteModel } from "@vitrine/schema/site-model";

type Town = Pick<SiteModel["contact"], "postalCode" | "locality">;

/** Writes a place's town with its postal code, if it has one: "44000 Nantes". */
export const townOf = ({ postalCode, locality }: Town): string =>
  postalCode === undefined ? locality : `${postalCode} ${locality}`;
