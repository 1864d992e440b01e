// The script of every page, which stays small: heavy code is in an island or in a chunk.
import { followAttribution } from "@vitrine/forms/follow-attribution";
import { deleteOldDraft } from "@vitrine/forms/delete-old-draft";
import { wakeOutbox } from "@vitrine/forms/wake-outbox";
import { askConsent } from "@vitrine/tracking/ask-consent";
import { watchJobSeekerLinks } from "@vitrine/tracking/watch-job-seeker-links";
import { tagSwitch } from "@vitrine/tracking/tag-switch";
import { answerAddress } from "@vitrine/ui/answer-address";
import { CHOICE_KEPT, fillConsentLayer } from "@vitrine/ui/fill-consent-layer";
import { layOutRest } from "@vitrine/ui/lay-out-rest";
import { logMissingPath } from "@vitrine/ui/log-missing-path";
import "@vitrine/vite-ssg/loader";
import { yieldToBrowser } from "@vitrine/vite-ssg/yield-to-browser";

const notify = (message: string) =>
  void import("@vitrine/ui/notify").then((notifications) => notifications.notify(message));

async function followVisit(): Promise<void> {
  const follow = followAttribution();
  const tags = tagSwitch();
  await yieldToBrowser();
  askConsent({
    tell(choice) {
      if (choice === undefined) follow("undecided");
      else follow(choice.advertising ? "granted" : "refused");
      tags.set(choice);
    },
    fill: fillConsentLayer,
    confirm: () => notify(CHOICE_KEPT),
  });
  await yieldToBrowser();
  watchJobSeekerLinks(tags.analytics);
  wakeOutbox();
}

/** A browser fetches a manifest as soon as the page names it, and no visitor needs it during the load. */
function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
  );
}

/** Runs the page's first work in several tasks: one would block a slow phone for a tenth of a second. */
async function openPage(): Promise<void> {
  // The first task ends here, after the browser has parsed this script.
  await yieldToBrowser();
  nameManifest();
  answerAddress();
  logMissingPath();
  deleteOldDraft();
  await yieldToBrowser();
  // A prerendered page is not a visit yet.
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => void followVisit(), { once: true });
  else await followVisit();
}

layOutRest();
void openPage();
