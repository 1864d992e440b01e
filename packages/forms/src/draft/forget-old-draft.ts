import { isFresh } from "./draft-age.ts";
import { browserDraftStorage, type DraftStorage } from "./draft-storage.ts";

/**
 * Erases a draft that has had its 7 days, on whatever page the visitor comes back to. Small: it is in the script
 * of every page. A text that is no draft goes too.
 */
export function forgetOldDraft(drafts: DraftStorage = browserDraftStorage, now = Date.now()): void {
  const text = drafts.read();
  if (text !== null && !isFresh(savedAt(text), now)) drafts.erase();
}

function savedAt(text: string): unknown {
  try {
    return (JSON.parse(text) as { savedAt?: unknown } | null)?.savedAt;
  } catch {
    return undefined;
  }
}
