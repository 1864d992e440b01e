import type { Logger } from "vite";
import type { HMRLogger } from "vite/module-runner";

/**
 * Logs what fails when the runner reloads after a save. It then loads every page again that was opened: a mistake in what
 * they share is told once, not once for each.
 */
export function reloadLogger(logger: Pick<Logger, "error">): HMRLogger {
  const told = new Set<string>();
  return {
    // Said before each reload.
    debug: () => told.clear(),
    error(what) {
      const text = String(what);
      if (!told.has(text)) logger.error(text, { timestamp: true });
      told.add(text);
    },
  };
}
