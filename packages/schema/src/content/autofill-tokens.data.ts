/** Autofill field names for which a business asks (HTML standard, "Autofill"). */
// oxfmt-ignore
export const autofillTokens = [
  "name", "honorific-prefix", "given-name", "family-name", "organization", "organization-title",
  "street-address", "address-line1", "address-line2", "address-level2", "postal-code", "country-name",
  "email", "tel", "url",
] as const;
