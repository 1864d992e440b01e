import type { Words } from "@vitrine/schema/diagnostics/words";
import type { Settings } from "../3-resolve/settings.ts";

/** Options of the command that are none of npm's own, those with a value last. */
const OPTIONS = ["release", "drafts", "shard", "format", "workers", "out", "content"];

/**
 * Says that npm took options for itself, as it does without « -- » before them (npm-run-script, "Description"). A check
 * would run without --release, or of another site. Undefined if npm took none.
 */
export function optionsLeftToNpm(argv: readonly string[], settings: Settings): Words | undefined {
  const taken = OPTIONS.flatMap((option) => {
    const value = settings[`npm_config_${option}`];
    const isGiven = argv.some((word) => word.split("=")[0] === `--${option}`);
    if (value === undefined || value === "" || isGiven) return [];
    return [value === "true" ? `--${option}` : `--${option}=${value}`];
  });
  if (taken.length === 0) return undefined;
  const [command = "", ...words] = argv;
  const line = ["npm run", settings["npm_lifecycle_event"] ?? command, "--", ...taken, ...words].join(" ");
  return {
    en: `npm kept ${taken.join(" ")} for itself: it needs -- before options. Type: ${line}`,
    fr: `npm a gardé ${taken.join(" ")} pour lui : il lui faut -- devant les options. Tapez : ${line}`,
  };
}
