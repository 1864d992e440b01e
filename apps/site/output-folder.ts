import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { holds } from "@vitrine/generator/files-in";
import { PART_FILE } from "@vitrine/vite-ssg/part-file";
import { isHostingKnown } from "./hosting-folder.ts";
import { paths } from "./site-paths.ts";

/**
 * Why this site may not be built into a folder: it holds the workspace, or what the build reads, or is a part of that; or
 * there are files in it, and no build has written beside it how they are served.
 */
export function outputProblem(outDir: string, inputs: readonly string[]): string | undefined {
  const held = [paths.workspace, ...inputs].find((folder) => holds(outDir, folder));
  if (held !== undefined)
    return `${outDir} can't be the output folder: a build removes what it did not make, and ${held} is there.`;
  const around = inputs.find((folder) => holds(folder, outDir));
  if (around !== undefined)
    return `${outDir} can't be the output folder: it is in ${around}, and the next build would read what this one wrote.`;
  if (!existsSync(outDir) || readdirSync(outDir).length === 0) return undefined;
  if (isHostingKnown(outDir) || existsSync(join(outDir, PART_FILE))) return undefined;
  return `There are files in ${outDir} that no build has put there, and a build removes what it did not make: name another folder with --out, or empty this one.`;
}
