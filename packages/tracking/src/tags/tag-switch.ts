import { ALL_REFUSED, type Choice, purposes } from "../consent/choice.ts";
import { CONSENT_ID, trackersOf } from "../consent/consent-markup.ts";
import { removeTraces } from "./remove-traces.ts";
import type { Tags } from "./start-tags.ts";

/** The browser functions that the switch needs. */
export interface TagSwitchPort {
  /** Fetches the tags' code. */
  load(): Promise<Tags>;
  removeTraces: typeof removeTraces;
  reload(): void;
}

const inBrowser: TagSwitchPort = {
  async load() {
    const element = document.getElementById(CONSENT_ID);
    const tags = await import("./start-tags.ts");
    return tags.startTags(element === null ? {} : trackersOf(element));
  },
  removeTraces,
  reload: () => location.reload(),
};

/**
 * Turns the tags on and off, and loads their code once a purpose is granted. A running script cannot be
 * unloaded. So a withdrawal tells the tags to stop, removes their traces, and reloads the page without them.
 */
export function tagSwitch({ load, removeTraces: remove, reload }: TagSwitchPort = inBrowser) {
  let current = ALL_REFUSED;
  let loading: Promise<Tags> | undefined;
  let tags: Tags | undefined;
  const start = async () => {
    try {
      tags = await (loading ??= load());
      tags.grant(current);
    } catch {
      // The code did not load: the page goes on without tags.
      loading = undefined;
    }
  };
  return {
    /** Acts on the visitor's choice. Undefined means no answer yet, and grants nothing. */
    set(choice: Choice = ALL_REFUSED): void {
      const withdrawn = purposes.some((purpose) => current[purpose] && !choice[purpose]);
      const granted = purposes.some((purpose) => choice[purpose]);
      current = choice;
      if (withdrawn) tags?.grant(choice);
      remove(purposes.filter((purpose) => !choice[purpose]));
      if (withdrawn && loading !== undefined) reload();
      else if (granted) void start();
    },
    analytics: () => tags?.analytics(),
  };
}
