import { trackers } from "./trackers.data.ts";

/** Trusted Types (W3C), as far as it is used here; TypeScript's DOM library does not describe it. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Lets scripts of the tools' hosts be added to the page, by us and by one another: the default policy of Trusted Types
 * is asked for every address that is given as a plain text. Texts that would become HTML or code stay refused.
 */
export function trustScripts(tools: readonly (keyof typeof trackers)[]): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const origins = new Set(tools.flatMap((tool): readonly string[] => trackers[tool].hosts.script));
  try {
    trustedTypes?.createPolicy("default", {
      createScriptURL: (address) => (origins.has(new URL(address, location.href).origin) ? address : null),
    });
  } catch {
    // The host's policy does not know of the tools: their scripts are refused, the page goes on.
  }
}
