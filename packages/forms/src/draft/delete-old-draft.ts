import { DRAFT_KEY, DRAFT_LIFETIME } from "./draft-terms.data.ts";

/**
 * Erases a draft after 7 days, on any page that the visitor returns to, and any malformed text in its place.
 * Every page loads this script, so it is small and shares only two constants with the form, which the bundler
 * inlines. A shared module would cost every page one more request.
 */
export function deleteOldDraft(storage = () => localStorage, now = Date.now()): void {
  try {
    const text = storage().getItem(DRAFT_KEY);
    if (text !== null && !isYoung(text, now)) storage().removeItem(DRAFT_KEY);
  } catch {
    // A denied storage has no draft.
  }
}

function isYoung(text: string, now: number): boolean {
  try {
    const { savedAt } = JSON.parse(text) as { savedAt?: unknown };
    return typeof savedAt === "number" && Math.abs(now - savedAt) < DRAFT_LIFETIME;
  } catch {
    return false;
  }
}
