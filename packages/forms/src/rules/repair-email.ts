/** Misspelt providers, as the first label of the domain (spec section 5). */
const PROVIDERS: Readonly<Record<string, string>> = {
  gamil: "gmail",
  gmial: "gmail",
  gnail: "gmail",
  hotnail: "hotmail",
  outlok: "outlook",
};
const PROVIDER = new RegExp(`^(${Object.keys(PROVIDERS).join("|")})(?=\\.)`, "i");
/** Endings that no address has. Their correction can't be undone. */
const ENDING = /\.(comm|con|cpm|cim)$/i;

export interface RepairedEmail {
  /** The address without spaces around it, with the known typos of its domain corrected. */
  readonly address: string;
  /** The same with the provider's name as typed, since such a domain may exist. */
  readonly asTyped: string;
}

/** Corrects the typos in the domain of an e-mail address. The part before the last @ stays. */
export function repairEmail(typed: string): RepairedEmail {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@") + 1;
  if (at === 0) return { address: trimmed, asTyped: trimmed };
  const local = trimmed.slice(0, at);
  const domain = trimmed.slice(at).replace(ENDING, ".com");
  const provider = domain.replace(PROVIDER, (typo) => PROVIDERS[typo.toLowerCase()] ?? typo);
  return { address: local + provider, asTyped: local + domain };
}
