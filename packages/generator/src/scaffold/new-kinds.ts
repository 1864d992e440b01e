/** Kinds of content for which `vitrine new` writes a file. */
export const NEW_KINDS = ["zone", "sector", "page"] as const;
export type NewKind = (typeof NEW_KINDS)[number];
