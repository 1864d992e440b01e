import { ALL_REFUSED, type Choice, purposes } from "../consent/choice.ts";
import type { Tag } from "./tag.ts";

/**
 * Reports sent requests to the tags, for each purpose once it is granted. A visitor may consent on the
 * thank-you view, after the request. `sentBefore` counts the requests from before the tags loaded.
 */
export function leadReporter(tags: readonly Pick<Tag, "lead">[], sentBefore: number) {
  const reported = { audience: 0, advertising: 0 };
  let sent = sentBefore;
  let granted: Choice = ALL_REFUSED;

  function report(): void {
    for (const purpose of purposes.filter((each) => granted[each]))
      for (; reported[purpose] < sent; reported[purpose] += 1) for (const tag of tags) tag.lead(purpose);
  }

  return {
    lead(): void {
      sent += 1;
      report();
    },
    grant(choice: Choice): void {
      granted = choice;
      report();
    },
  };
}
