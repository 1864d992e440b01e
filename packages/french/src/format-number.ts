const FRENCH = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** A number as French writes it, thousands apart by a narrow no-break space: 1400 → "1 400", 4.6 → "4,6". */
export function formatNumber(value: number): string {
  return FRENCH.format(value);
}
