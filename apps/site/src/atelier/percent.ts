const FRENCH = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 1 });

/** Formats a share in French: 0.123 gives "12,3 %". */
export const percent = (share: number): string => FRENCH.format(share);
