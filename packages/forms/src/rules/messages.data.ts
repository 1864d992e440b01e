import type { IssueCode } from "./issue.ts";

/** The placeholder for the labels of the fields. */
export const LABELS = "{labels}";
/** The placeholder for the most characters of an answer. */
export const LIMIT = "{limit}";

const INVALID_PHONE = "Numéro de téléphone invalide.";

/** The French message of each code, to the letter of spec section 8. No line begins with a colon. */
export const messages: Readonly<Record<IssueCode, string>> = {
  missing: `Merci de renseigner\u00A0: ${LABELS}.`,
  "too-long": `Réponse trop longue\u00A0: ${LABELS}. Écrivez ${LIMIT} caractères au plus.`,
  "invalid-email": "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).",
  "invalid-phone": `${INVALID_PHONE} Écrivez de 10 à 14 caractères\u00A0: chiffres, espaces, +, parenthèses, points ou tirets.`,
  "short-phone": `${INVALID_PHONE} Il y manque des chiffres\u00A0: écrivez le numéro entier, par exemple 06\u00A039\u00A098\u00A012\u00A034.`,
  "long-phone": `${INVALID_PHONE} Il a trop de chiffres\u00A0: écrivez un seul numéro, de 14 chiffres au plus.`,
};

/** The message for a network error, from spec section 8. */
export const NETWORK_ERROR = "Erreur de connexion. Vérifiez votre réseau et réessayez.";

/** Beside a file's field, after a visit whose answers are back. */
export const LOST_FILE = "Vos réponses ont été gardées, mais pas le fichier\u00A0: choisissez-le de nouveau.";
