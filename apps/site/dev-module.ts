import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PageModule } from "@vitrine/generator/emit-modules";
import { remember } from "@vitrine/generator/remember";
import type { DevModule } from "@vitrine/vite-ssg/vite-plugin";

/** A page's module in the folder of modules; the same object for the same page. */
export const pageModule = remember((page: PageModule, modulesDir: string): DevModule =>
  versionedModule(join(modulesDir, page.path), page.text),
);

/** The module of what all pages share. */
export const siteModule = (text: string, modulesDir: string): DevModule =>
  versionedModule(join(modulesDir, "site.ts"), text);

/** The last text of each module, by its hash, and how many it has had. */
const lastTexts = new Map<string, { readonly hash: string; readonly count: number }>();

/**
 * A text that comes back after another is a new version: a file that was read while it changed was loaded under the version of
 * the text before, and would be shown again for it.
 */
function versionedModule(file: string, text: string): DevModule {
  const hash = createHash("sha256").update(text).digest("hex");
  const last = lastTexts.get(file);
  const now = last?.hash === hash ? last : { hash, count: (last?.count ?? 0) + 1 };
  lastTexts.set(file, now);
  return { file, version: String(now.count) };
}
