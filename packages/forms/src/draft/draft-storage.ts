import { DRAFT_KEY } from "./draft-terms.data.ts";

/** Where a device keeps one text; it never throws, and what cannot be kept is not kept. */
export interface DraftStorage {
  read(): string | null;
  write(text: string): void;
  erase(): void;
}

/** The browser's own storage: it may be refused, full or switched off; then there is simply no draft. */
export const browserDraftStorage: DraftStorage = {
  read: () => attempt(() => localStorage.getItem(DRAFT_KEY)) ?? null,
  write: (text) => attempt(() => localStorage.setItem(DRAFT_KEY, text)),
  erase: () => attempt(() => localStorage.removeItem(DRAFT_KEY)),
};

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
