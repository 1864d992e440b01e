interface Town {
  readonly postalCode?: string | undefined;
  readonly locality: string;
}

/** Writes a place's town with its postal code, if it has one: "44000 Nantes". */
export const townOf = ({ postalCode, locality }: Town): string =>
  postalCode === undefined ? locality : `${postalCode} ${locality}`;
