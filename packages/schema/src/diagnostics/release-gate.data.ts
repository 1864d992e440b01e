import type { DiagnosticCode } from "./catalogue.data.ts";

/**
 * The diagnostics that a public site must not have: warnings of `check`, errors of `check --release`. docs/release.md
 * explains each code.
 */
export const releaseGate: ReadonlySet<DiagnosticCode> = new Set([
  "placeholder-left",
  "fact-to-confirm",
  "fictional-content",
  "invented-address",
  "invented-identifier",
  "undated-claim",
  "missing-legal-page",
  "outdated-statement",
  "expired-contact",
  "vanished-page",
]);
