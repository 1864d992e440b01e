// The script of every page. It stays small: whatever is heavy waits in an island, or in a chunk of its own.
import { followAttribution } from "@vitrine/forms/attribution";
import { forgetOldDraft } from "@vitrine/forms/forget-old-draft";
import { wakeOutbox } from "@vitrine/forms/wake-outbox";
import { askConsent } from "@vitrine/tracking/ask-consent";
import { watchJobSeekerLinks } from "@vitrine/tracking/job-seeker-links";
import { tagSwitch } from "@vitrine/tracking/tag-switch";
import { layOutRest } from "@vitrine/ui/lay-out-rest";
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

function openPage(): void {
  logMissingPath();
  forgetOldDraft();
  // A page that the browser renders ahead is not a visit yet.
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", followVisit, { once: true });
  else followVisit();
}

// Before the page has loaded: then one that is come back to is scrolled to where it was.
layOutRest();
// In a task of its own: this script is run at the end of the one that parses the page.
setTimeout(openPage);
