/** Removes Unicode's format characters, such as the direction marks that a copied number brings along. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, "");
