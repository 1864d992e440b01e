import type { IssueCode } from "./issue.ts";

/** Where a message names the questions that it is about. */
export const LABELS = "{labels}";

/** What the visitor reads, by code: spec section 8 to the letter, where it has the case; no colon begins a line. */
export const messages: Readonly<Record<IssueCode, string>> = {
  missing: `Merci de renseigner\u00A0: ${LABELS}.`,
  "invalid-email": "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).",
  "invalid-phone":
    "Numéro de téléphone invalide. Écrivez de 10 à 14 caractères\u00A0: chiffres, espaces, +, parenthèses, points ou tirets.",
};

/** Spec section 8, network error. */
export const NETWORK_ERROR = "Erreur de connexion. Vérifiez votre réseau et réessayez.";
