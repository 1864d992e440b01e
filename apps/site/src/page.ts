// The script of every page. It stays small: whatever is heavy waits in an island.
import { forgetOldDraft } from "@vitrine/forms/forget-old-draft";
import { wakeOutbox } from "@vitrine/forms/wake-outbox";
import { watchJobSeekerLinks } from "@vitrine/tracking/job-seeker-links";
import { replaceBrokenLogos } from "@vitrine/ui/replace-broken-logos";
import "@vitrine/vite-ssg/loader";

forgetOldDraft();
watchJobSeekerLinks();
replaceBrokenLogos();
if (document.querySelector("[data-carousel]"))
  void import("@vitrine/ui/start-carousels").then(({ startCarousels }) => startCarousels());
wakeOutbox();
