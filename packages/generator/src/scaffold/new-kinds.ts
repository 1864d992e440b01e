/** The kinds of content that `vitrine new` writes a first file of. */
export const NEW_KINDS = ["zone", "sector", "page"] as const;
export type NewKind = (typeof NEW_KINDS)[number];
