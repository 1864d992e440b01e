import type { SiteModel } from "@vitrine/schema/site-model";
import { hrefOf } from "@vitrine/schema/text-links";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/watch-job-seeker-links";

/** The attributes of a link to a target; one to the recruitment site is marked, so that analytics hears of it first. */
export const linkTo = (site: SiteModel, target: string) => ({
  href: hrefOf(site, target),
  ...(target === "recruitment" && { [JOB_SEEKER_ATTRIBUTE]: "" }),
});
