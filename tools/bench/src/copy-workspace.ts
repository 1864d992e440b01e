import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

/** Folders that a build makes, and content, which each size has of its own. */
const LEFT_OUT = new Set([".vitrine", ".local", "dist", ".turbo", "data"]);

/** Copies the workspace's sources, so that the bench can change a template; installed packages are linked. */
export function copyWorkspace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  symlinkSync(join(from, "node_modules"), join(to, "node_modules"));
  for (const entry of readdirSync(from)) {
    if (entry === "node_modules" || entry.startsWith(".") || entry === "content") continue;
    cpSync(join(from, entry), join(to, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
}
