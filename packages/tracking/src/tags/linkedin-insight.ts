// oxlint-disable no-underscore-dangle -- the names are the vendor's
import type { Trackers } from "@vitrine/schema/content/site/tracking";
import { attempt, type Tag, type TagPort } from "./tag.ts";
import { trackers } from "./trackers.data.ts";

/** LinkedIn's Insight Tag. It cannot be told to stop, so a withdrawal reloads the page. */
export function linkedinInsight(
  { partner, conversion }: NonNullable<Trackers["linkedin"]>,
  { globals, loadScript }: TagPort,
): Tag {
  let started = false;
  const start = () => {
    globals._linkedin_partner_id = partner;
    (globals._linkedin_data_partner_ids ??= []).push(partner);
    const waiting: unknown[] = [];
    globals.lintrk = Object.assign((...command: unknown[]) => waiting.push(command), { q: waiting });
    loadScript(trackers.linkedin.address);
  };
  return {
    grant({ advertising }) {
      if (advertising && !started) attempt(start);
      started ||= advertising;
    },
    lead(purpose) {
      if (purpose === "advertising")
        attempt(() => globals.lintrk?.("track", { conversion_id: Number(conversion) }));
    },
  };
}
