import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "./site-paths.ts";

type Command = typeof import("./vitrine-command.ts");

/**
 * Loads what runs the command, which is some 400 modules: from one file that holds them all, where there is one for this
 * code, in a quarter of the time. Where there is none it is made beside the run, for the next one (decision 5).
 */
export function loadCommand(code: string, signal: AbortSignal): Promise<Command> {
  // Whoever copies the workspace with its caches has it at another place: addresses stand in the bundle.
  const name = createHash("sha256").update(`${code}\0${paths.app}`).digest("hex").slice(0, 16);
  const folder = join(paths.app, "node_modules/.cache/command", name);
  const file = join(folder, "vitrine-command.js");
  if (existsSync(file)) return import(pathToFileURL(file).href) as Promise<Command>;
  const program = join(paths.app, "bundle-command.ts");
  // Where it can't be made, the sources do. The process ends when both the run and this have ended.
  spawn(process.execPath, [program, folder], { stdio: "ignore", signal }).on("error", () => {});
  return import("./vitrine-command.ts");
}
