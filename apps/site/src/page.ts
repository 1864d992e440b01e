// The script of every page. It stays small: whatever is heavy waits in an island.
import { wakeOutbox } from "@vitrine/forms/wake-outbox";
import { watchJobSeekerLinks } from "@vitrine/tracking/job-seeker-links";
import { replaceBrokenLogos } from "@vitrine/ui/replace-broken-logos";
import "@vitrine/vite-ssg/loader";

watchJobSeekerLinks();
replaceBrokenLogos();
wakeOutbox();
