import type { Trackers } from "@vitrine/schema/content/site/tracking";
import type { Choice } from "../consent/choice.ts";
import { countLeads, LEAD_EVENT } from "../report-lead.ts";
import { googleTag } from "./google-tag.ts";
import { leadReporter } from "./lead-reporter.ts";
import { linkedinInsight } from "./linkedin-insight.ts";
import { metaPixel } from "./meta-pixel.ts";
import type { TagGlobals, TagPort } from "./tag.ts";
import { trustScripts } from "./trust-scripts.ts";

/** The tags of a page, each idle until its purpose is granted. */
export type Tags = ReturnType<typeof startTags>;

const browser: TagPort = {
  globals: globalThis as unknown as TagGlobals,
  loadScript(address, onFailure = () => {}) {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("error", onFailure);
    document.head.append(script);
  },
};

/** Creates the tags of the trackers that have an identifier, and reports sent forms to them. */
export function startTags(identifiers: Trackers) {
  const { meta, linkedin, ...google } = identifiers;
  trustScripts((Object.keys(identifiers) as (keyof Trackers)[]).filter((tool) => identifiers[tool]));
  const googleTags = googleTag(google, browser);
  const tags = [
    googleTags,
    ...(meta === undefined ? [] : [metaPixel(meta, browser)]),
    ...(linkedin === undefined ? [] : [linkedinInsight(linkedin, browser)]),
  ];
  const leads = leadReporter(tags, countLeads());
  document.addEventListener(LEAD_EVENT, leads.lead);
  return {
    grant(choice: Choice): void {
      for (const tag of tags) tag.grant(choice);
      leads.grant(choice);
    },
    analytics: () => googleTags.analytics(),
  };
}
