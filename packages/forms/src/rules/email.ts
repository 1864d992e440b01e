import type { IssueCode } from "./issue.ts";

/** The e-mail rule of spec section 5: no spaces, one @, a last label of 2 to 24 letters. */
export const EMAIL_PATTERN = "[^\\s@]+@[^\\s@]+\\.[a-zA-Z]{2,24}";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, "v");

/** Checks an address without spaces around it. */
export const email = (address: string): IssueCode | undefined =>
  EMAIL.test(address) ? undefined : "invalid-email";
