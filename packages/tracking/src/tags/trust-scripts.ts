import { attempt } from "./tag.ts";
import { trackers } from "./trackers.data.ts";

/** The part of Trusted Types (W3C) in use here. TypeScript's DOM library does not describe it. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Allows the page's and the tools' code to add scripts from the tools' hosts. Trusted Types asks its default
 * policy about every address that is given as plain text. Texts that would become HTML or code stay refused.
 */
export function trustScripts(tools: readonly (keyof typeof trackers)[]): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const origins = new Set(tools.flatMap((tool): readonly string[] => trackers[tool].script));
  // If the host's policy does not allow the `default` policy, the tools' scripts are refused.
  attempt(() =>
    trustedTypes?.createPolicy("default", {
      createScriptURL: (address) => (origins.has(new URL(address, location.href).origin) ? address : null),
    }),
  );
}
