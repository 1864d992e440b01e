/**
 * The limits of one form. The quote form has some twenty fields with names under 45 characters (spec section
 * 3).
 */
export const formLimits = { fields: 100, nameLength: 200 } as const;
