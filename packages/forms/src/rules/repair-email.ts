/** Misspelt providers, as the first label of the domain (spec section 5; decisions, "Redactions"). */
const PROVIDERS: Readonly<Record<string, string>> = {
  gamil: "gmail",
  gmial: "gmail",
  gnail: "gmail",
  hotnail: "hotmail",
  outlok: "outlook",
};
const PROVIDER = new RegExp(`^(${Object.keys(PROVIDERS).join("|")})(?=\\.)`, "i");
const ENDING = /\.(comm|con|cpm|cim)$/i;

/**
 * An e-mail address without the spaces around it and with the known typos of its domain put right. The part
 * before the last @ is never touched, and repairing twice gives the same as repairing once.
 */
export function repairEmail(address: string): string {
  const trimmed = address.trim();
  const at = trimmed.lastIndexOf("@") + 1;
  const domain = trimmed
    .slice(at)
    .replace(PROVIDER, (typo) => PROVIDERS[typo.toLowerCase()] ?? typo)
    .replace(ENDING, ".com");
  return at === 0 ? trimmed : trimmed.slice(0, at) + domain;
}
