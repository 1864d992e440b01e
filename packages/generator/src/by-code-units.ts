/** Orders texts by their UTF-16 units, as every machine does. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
