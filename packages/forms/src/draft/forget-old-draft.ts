import { DRAFT_KEY, DRAFT_LIFETIME } from "./draft-terms.data.ts";

/**
 * Erases a draft that has had its 7 days, on whatever page the visitor comes back to; a text that is no draft goes
 * too. It is in the script of every page, so it is small and shares with the form nothing but two constants, which
 * the bundler writes out: a shared module would be one more request on every page.
 */
export function forgetOldDraft(storage = () => localStorage, now = Date.now()): void {
  try {
    const text = storage().getItem(DRAFT_KEY);
    if (text !== null && !isYoung(text, now)) storage().removeItem(DRAFT_KEY);
  } catch {
    // A storage that is refused keeps nothing.
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
