import { expect, it } from "vitest";
import { encodeDraft } from "./draft.ts";
import { DRAFT_LIFETIME } from "./draft-terms.data.ts";
import { deleteOldDraft } from "./delete-old-draft.ts";

const NOW = Date.UTC(2026, 10, 21);
const draft = encodeDraft({ submissionId: "0d9c9c8a-5f5b-4a57-9d1e-2f3f3d1f6a10", values: {} }, NOW);

function left(text: string | null, now: number): string | null {
  let stored = text;
  const storage = { getItem: () => stored, removeItem: () => (stored = null) };
  deleteOldDraft(() => storage as unknown as Storage, now);
  return stored;
}

it("keeps a draft for 7 days, and no longer", () => {
  expect(left(draft, NOW + DRAFT_LIFETIME - 1)).toBe(draft);
  expect(left(draft, NOW + DRAFT_LIFETIME)).toBeNull();
  expect(left(null, NOW)).toBeNull();
});

it.each(["", "null", "7", "{", "{}", '{"savedAt":"2026"}'])(
  "throws nothing and keeps nothing: %j",
  (text) => {
    expect(left(text, NOW)).toBeNull();
  },
);

it("does without a storage that is refused", () => {
  expect(() =>
    deleteOldDraft(() => {
      throw new DOMException("No.", "SecurityError");
    }, NOW),
  ).not.toThrow();
});
