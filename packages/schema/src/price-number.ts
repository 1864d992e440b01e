/** The number in a price as the visitor reads it: "20", "22,50", "1 390". */
export const PRICE_NUMBER = /\d+(?:\s\d{3})*(?:,\d+)?/;
