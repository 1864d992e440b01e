import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { emitModules, type EmittedModule } from "../src/6-emit/emit-modules.ts";
import { buildPlan } from "../src/build-plan.ts";
import type { Plan, PlanOptions } from "../src/plan.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A plan with the modules of the command. */
export interface Planned extends Plan {
  /** Undefined if an error prevents all pages. */
  readonly modules: readonly EmittedModule[] | undefined;
}

/** Gives a function that plans a content folder. All files of the tests are removed at their end. */
export function temporaryPlans(defaults: Partial<PlanOptions> = {}) {
  const folder = temporaryFolder();
  const cacheDir = join(folder, "cache");
  const planOf = async (contentDir: string, options: Partial<PlanOptions> = {}): Promise<Planned> => {
    const plan = await buildPlan({
      contentDir,
      cacheDir,
      settings: {},
      release: false,
      dated: false,
      ...defaults,
      ...options,
      overrides: { ...defaults.overrides, ...options.overrides },
    });
    const modules = plan.site && !plan.diagnostics.some(isError) ? [...emitModules(plan.site)] : undefined;
    return { ...plan, modules };
  };
  /** Writes a content folder and gives its path. */
  const contentOf = (files: Iterable<readonly [path: string, content: Uint8Array | string]>): string => {
    const contentDir = mkdtempSync(join(folder, "content-"));
    writeTree(contentDir, files);
    return contentDir;
  };
  return { folder, planOf, contentOf };
}

/** Writes files under a folder by their relative paths. */
export function writeTree(
  folder: string,
  files: Iterable<readonly [path: string, content: Uint8Array | string]>,
): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const isError = ({ severity }: Diagnostic) => severity === "error";
