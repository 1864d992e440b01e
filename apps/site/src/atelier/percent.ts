const FRENCH = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 1 });

/** A share of one as French prints it: 0.123 is "12,3 %". */
export const percent = (share: number): string => FRENCH.format(share);
