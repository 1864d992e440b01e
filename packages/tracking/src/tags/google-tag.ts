import type { Trackers } from "@vitrine/schema/content/site/tracking";
import { ALL_REFUSED, type Choice } from "../consent/choice.ts";
import type { DeparturePort } from "../job-seeker-redirect.ts";
import { attempt, type Tag, type TagPort } from "./tag.ts";
import { trackers } from "./trackers.data.ts";

interface GoogleTag extends Tag {
  /** Undefined without consent, without an identifier, and where the script was blocked. */
  analytics(): DeparturePort["analytics"];
}

/** The lifetime of Google Analytics' cookies in seconds: 13 months, instead of its default of two years. */
const COOKIE_EXPIRES = 395 * 24 * 60 * 60;

/** Writes a choice in the terms of Consent Mode v2 (Google, "Set up consent mode on websites"). */
export function consentMode({ audience, advertising }: Choice): Record<string, "granted" | "denied"> {
  const said = (granted: boolean) => (granted ? "granted" : "denied");
  return {
    ad_storage: said(advertising),
    ad_user_data: said(advertising),
    ad_personalization: said(advertising),
    analytics_storage: said(audience),
  };
}

/** Google Analytics 4 and Google Ads, which share one tag. It denies everything first (Consent Mode v2). */
export function googleTag(
  { analytics, ads }: Pick<Trackers, "analytics" | "ads">,
  { globals, loadScript }: TagPort,
): GoogleTag {
  const configured = new Set<string>();
  let current = ALL_REFUSED;
  let blocked = false;
  const gtag = (...command: unknown[]) => attempt(() => globals.gtag?.(...command));
  const start = () => {
    const queue = (globals.dataLayer ??= []);
    globals.gtag = function queueCommand() {
      // oxlint-disable-next-line prefer-rest-params -- Google reads an `arguments` object only
      queue.push(arguments);
    };
    gtag("consent", "default", consentMode(ALL_REFUSED));
    gtag("consent", "update", consentMode(current));
    gtag("js", new Date());
  };
  return {
    grant(choice) {
      current = choice;
      const wanted = [
        ...(analytics !== undefined && choice.audience ? [analytics] : []),
        ...(ads !== undefined && choice.advertising ? [ads.split("/", 1)[0] ?? ads] : []),
      ];
      const first = configured.size === 0;
      if (first && wanted.length === 0) return;
      if (first) start();
      else gtag("consent", "update", consentMode(choice));
      for (const id of wanted.filter((candidate) => !configured.has(candidate))) {
        configured.add(id);
        gtag("config", id, id === analytics ? { cookie_expires: COOKIE_EXPIRES } : {});
      }
      if (first) loadScript(`${trackers.analytics.address}?id=${wanted[0]}`, () => (blocked = true));
    },
    lead(purpose) {
      if (purpose === "audience" && analytics !== undefined)
        gtag("event", "generate_lead", { send_to: analytics });
      if (purpose === "advertising" && ads !== undefined) gtag("event", "conversion", { send_to: ads });
    },
    analytics() {
      if (analytics === undefined || !current.audience || blocked || typeof globals.gtag !== "function")
        return undefined;
      return (name, parameters) => globals.gtag?.("event", name, { ...parameters, send_to: analytics });
    },
  };
}
