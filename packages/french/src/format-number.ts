const FRENCH = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** Writes a number in French, with a narrow no-break space between thousands: 1400 → "1 400", 4.6 → "4,6". */
export const formatNumber = (value: number): string => FRENCH.format(value);

const AMOUNT = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

/** Writes an amount of money: a price without cents has no decimals, others have two: 20 → "20", 14.5 → "14,50". */
export const formatAmount = (value: number): string => AMOUNT.format(value);
