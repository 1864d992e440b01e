import type { DiagnosticCode } from "./catalogue.data.ts";

/**
 * The diagnostics that a public site must not have: warnings of `check`, errors of `check --release`. The atelier shows
 * the titles, and docs/release.md explains each code.
 */
export const releaseGate: Partial<Readonly<Record<DiagnosticCode, string>>> = {
  "placeholder-left": "Textes à écrire",
  "fact-to-confirm": "Faits à confirmer",
  "fictional-content": "Témoignages, cas et partenaires inventés",
  "invented-address": "Adresses inventées",
  "invented-identifier": "Identifiants de mesure inventés",
  "undated-claim": "Comparaisons sans date",
  "missing-legal-page": "Textes légaux qui manquent",
  "outdated-statement": "Déclaration d’accessibilité de plus d’un an",
  "expired-contact": "Contact de sécurité échu",
  "vanished-page": "Pages disparues sans redirection",
};
