import { createHash } from "node:crypto";
import type { DevModule } from "@vitrine/vite-ssg/vite-plugin";

/** The last text of each module, by its hash, and how many it has had. */
const lastTexts = new Map<string, { readonly hash: string; readonly count: number }>();

/**
 * A module in development, by its text. A text that comes back after another is a new version: a file that was read while it changed was loaded under the version of
 * the text before, and would be shown again for it.
 */
export function versionedModule(file: string, text: string): DevModule {
  const hash = createHash("sha256").update(text).digest("hex");
  const last = lastTexts.get(file);
  const now = last?.hash === hash ? last : { hash, count: (last?.count ?? 0) + 1 };
  lastTexts.set(file, now);
  return { file, version: String(now.count) };
}
