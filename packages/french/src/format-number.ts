const FRENCH = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/**
 * Writes a number the French way, with a narrow no-break space between thousands: 1400 → "1 400", 4.6 →
 * "4,6".
 */
export function formatNumber(value: number): string {
  return FRENCH.format(value);
}
