// The script of every page. It stays small: whatever is heavy waits in an island, or in a chunk of its own.
import { followAttribution } from "@vitrine/forms/attribution";
import { forgetOldDraft } from "@vitrine/forms/forget-old-draft";
import { wakeOutbox } from "@vitrine/forms/wake-outbox";
import { askConsent } from "@vitrine/tracking/ask-consent";
import { watchJobSeekerLinks } from "@vitrine/tracking/job-seeker-links";
import { tagSwitch } from "@vitrine/tracking/tag-switch";
import { logMissingPath } from "@vitrine/ui/log-missing-path";
import "@vitrine/vite-ssg/loader";

const notify = (message: string) =>
  void import("@vitrine/ui/notify").then((notifications) => notifications.notify(message));

function followVisit(): void {
  const follow = followAttribution();
  const tags = tagSwitch();
  askConsent((choice) => {
    if (choice === undefined) follow("undecided");
    else follow(choice.advertising ? "granted" : "refused");
    tags.set(choice);
  }, notify);
  watchJobSeekerLinks(tags.analytics);
  wakeOutbox();
}

logMissingPath();
forgetOldDraft();
// A page that the browser renders ahead is not a visit yet.
if ("prerendering" in document && document.prerendering === true)
  document.addEventListener("prerenderingchange", followVisit, { once: true });
else followVisit();
