import type { Logger } from "vite";
import type { HMRLogger } from "vite/module-runner";

/**
 * Logs failures of a reload after a save. The runner reloads every page that was opened, so an error in their
 * shared code is logged only once.
 */
export function reloadLogger(logger: Pick<Logger, "error">): HMRLogger {
  const told = new Set<string>();
  return {
    // The runner writes a debug message before each reload.
    debug: () => told.clear(),
    error(what) {
      const text = String(what);
      if (!told.has(text)) logger.error(text, { timestamp: true });
      told.add(text);
    },
  };
}
