import { ALL_REFUSED, type Choice, purposes } from "../consent/choice.ts";
import type { Tag } from "./tag.ts";

/**
 * Tells the tags of sent requests, each purpose once it is granted: a visitor may consent on the thank-you view, after
 * the request. `countLeads` gives how many were sent from this page.
 */
export function leadTeller(tags: readonly Pick<Tag, "lead">[], countLeads: () => number) {
  const told = { audience: 0, advertising: 0 };
  let granted: Choice = ALL_REFUSED;

  function tell(): void {
    const leads = countLeads();
    for (const purpose of purposes.filter((each) => granted[each]))
      for (; told[purpose] < leads; told[purpose] += 1) for (const tag of tags) tag.lead(purpose);
  }

  return {
    tell,
    grant(choice: Choice): void {
      granted = choice;
      tell();
    },
  };
}
