import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PageModule } from "@vitrine/generator/emit-modules";
import { remember } from "@vitrine/generator/remember";
import type { DevModule } from "@vitrine/vite-ssg/vite-plugin";

/** A page's module in the folder of modules; the same object for the same page. */
export const pageModule = remember((page: PageModule, modulesDir: string): DevModule => ({
  file: join(modulesDir, page.path),
  version: versionOf(page.text),
}));

/** The module of what all pages share. */
export const siteModule = (text: string, modulesDir: string): DevModule => ({
  file: join(modulesDir, "site.ts"),
  version: versionOf(text),
});

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
