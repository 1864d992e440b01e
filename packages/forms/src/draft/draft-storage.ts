import { DRAFT_KEY } from "./draft-terms.data.ts";

/** A place for one text on the device. It never throws, and drops a text that it cannot store. */
export interface DraftStorage {
  read(): string | null;
  write(text: string): void;
  erase(): void;
}

/** The browser's own storage. If it is denied, full or switched off, there is no draft. */
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
