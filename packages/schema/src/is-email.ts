/** The form of an e-mail address: no spaces, one @, a last label of 2 to 24 letters (spec section 5). */
export const EMAIL_PATTERN = "[^\\s@]+@[^\\s@]+\\.[a-zA-Z]{2,24}";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, "v");

export const isEmail = (address: string): boolean => EMAIL.test(address);
