import type { Form } from "@vitrine/schema/content/form";
import type { Resolved } from "@vitrine/schema/content/picture";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Logo, ResolvedSection, VideoFiles } from "@vitrine/schema/page-props";
import type { Section } from "@vitrine/schema/sections";
import type { PlaceLists } from "../places/zone-geography.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { pick } from "../../pick.ts";

/** Addresses of each video's files, by the name in content. */
export type VideoIndex = ReadonlyMap<string, VideoFiles>;

/** Lists that sections show and no author types. */
export interface SharedLists {
  readonly zones: PlaceLists;
  /** Route of the page that lists all zones; undefined on a site without local pages. */
  readonly zonesRoute: string | undefined;
  readonly form: Form | undefined;
  readonly logos: readonly Logo[];
  readonly videos: VideoIndex;
  /** The day of the run, as 2026-12-31; events before it are past. */
  readonly today: string;
}

/**
 * Adds generated lists and files to a section, and removes fields that only checks read. `place` is the route
 * of its page, and its index there.
 */
export function resolveSection(
  written: Resolved<Section>,
  place: { readonly route: string; readonly index: number },
  { zones, zonesRoute, form = NO_FORM, logos, videos, today }: SharedLists,
  report: (issue: ContentIssue) => void,
): ResolvedSection {
  const section = withoutMarks(written);
  switch (section.type) {
    case "zone-finder": {
      const whole = place.route === zonesRoute;
      const lists = whole ? zones.whole : zones.short;
      const { address: places } = zones.finder;
      const map = lists.map && { map: lists.map };
      return { ...section, ...pick(lists, "groups", "departments"), whole, places, ...map };
    }
    case "quote-form":
      return { ...section, form };
    case "logo-strip":
      return { ...section, logos };
    case "video": {
      const files = videos.get(section.video);
      if (files === undefined) report(missingVideo(section.video, place.index, videos));
      return { ...section, files: files ?? NO_FILES };
    }
    case "events":
      return {
        ...section,
        items: section.items
          .filter(({ from, to = from }) => to >= today)
          .toSorted((a, b) => byCodeUnits(whenOf(a), whenOf(b))),
      };
    default:
      return section;
  }
}

/** When an event begins, for sorting. */
const whenOf = ({ from, opens = "" }: Section<"events">["items"][number]) => from + opens;

/** Removes the mark of invented material: the check reads it, the page does not. */
function withoutMarks(section: Resolved<Section>): Resolved<Section> {
  if (!("fictional" in section)) return section;
  const { fictional: _, ...shown } = section;
  return shown;
}

/** Stand-in for missing files, so that the checks of the page go on. */
const NO_FILES: VideoFiles = { webm: "", mp4: "", captions: "" };

/** Stand-in for a missing or wrong form, so that the checks of the page go on. */
const NO_FORM: Form = { groups: [], privacy: { text: "", link: "" }, button: "" };

function missingVideo(name: string, index: number, videos: VideoIndex): ContentIssue {
  return {
    code: "missing-video",
    path: ["sections", index, "video"],
    en: `There are no files for the video "${name}" in content/video.`,
    fr: `La vidéo « ${name} » n’a pas de fichiers dans content/video.`,
    hint: suggest(name, [...videos.keys()]),
  };
}
