import type { IssueCode } from "./issue.ts";

/** Where a message names the questions that it is about. */
export const LABELS = "{labels}";
/** Where it names the most characters that the answer may have. */
export const LIMIT = "{limit}";

const INVALID_PHONE = "Numéro de téléphone invalide.";

/** What the visitor reads, by code: spec section 8 to the letter, where it has the case; no colon begins a line. */
export const messages: Readonly<Record<IssueCode, string>> = {
  missing: `Merci de renseigner\u00A0: ${LABELS}.`,
  "too-long": `Réponse trop longue\u00A0: ${LABELS}. Écrivez ${LIMIT} caractères au plus.`,
  "invalid-email": "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).",
  "invalid-phone": `${INVALID_PHONE} Écrivez de 10 à 14 caractères\u00A0: chiffres, espaces, +, parenthèses, points ou tirets.`,
  "short-phone": `${INVALID_PHONE} Il y manque des chiffres\u00A0: écrivez le numéro entier, par exemple 06\u00A039\u00A098\u00A012\u00A034.`,
  "long-phone": `${INVALID_PHONE} Il a trop de chiffres\u00A0: écrivez un seul numéro, de 14 chiffres au plus.`,
};

/** Spec section 8, network error. */
export const NETWORK_ERROR = "Erreur de connexion. Vérifiez votre réseau et réessayez.";
