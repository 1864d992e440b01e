import type { DiagnosticCode } from "./catalogue.data.ts";

/** Diagnostics that a public site must not have: errors of `check --release` (docs/release.md). */
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
