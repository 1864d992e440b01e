import type { Resolved } from "@vitrine/schema/content/picture";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Logo, ResolvedSection, VideoFiles } from "@vitrine/schema/page-props";
import type { Section } from "@vitrine/schema/sections";
import type { ZoneGeography } from "../places/zone-geography.ts";

/** The videos that content may name: the addresses of each one's files. */
export type VideoIndex = ReadonlyMap<string, VideoFiles>;

/** The lists that sections get and no author types. */
export interface SharedLists {
  readonly zones: Pick<ZoneGeography, "whole" | "short"> & {
    readonly places: Pick<ZoneGeography["places"], "address">;
  };
  /** The route of the page of all zones. */
  readonly zonesRoute: string;
  readonly logos: readonly Logo[];
  readonly videos: VideoIndex;
}

/** Where a section stands: its page, and its place in it. */
export interface SectionPlace {
  readonly route: string;
  readonly index: number;
}

/** Gives a section what it shows beyond what its author wrote, and takes what is the check's alone. */
export function resolveSection(
  written: Resolved<Section>,
  { route, index }: SectionPlace,
  { zones, zonesRoute, logos, videos }: SharedLists,
  report: (issue: ContentIssue) => void,
): ResolvedSection {
  const section = withoutMarks(written);
  switch (section.type) {
    case "zone-finder": {
      const whole = route === zonesRoute;
      const { groups, departments, map } = whole ? zones.whole : zones.short;
      return {
        ...section,
        groups,
        ...(departments === undefined ? {} : { departments }),
        whole,
        places: zones.places.address,
        ...(map === undefined ? {} : { map }),
      };
    }
    case "logo-strip":
      return { ...section, logos };
    case "video": {
      const files = videos.get(section.video);
      if (files === undefined) report(missingVideo(section.video, index, videos));
      return { ...section, files: files ?? NO_FILES };
    }
    default:
      return section;
  }
}

/** A section as it is shown: that its matter is invented concerns the check, not the page. */
function withoutMarks(section: Resolved<Section>): Resolved<Section> {
  if (!("fictional" in section)) return section;
  const { fictional: _, ...shown } = section;
  return shown;
}

/** Stands in for files that are missing, so that the rest of the page is still checked. */
const NO_FILES: VideoFiles = { webm: "", mp4: "", captions: "" };

function missingVideo(name: string, index: number, videos: VideoIndex): ContentIssue {
  return {
    code: "missing-video",
    path: ["sections", index, "video"],
    at: "value",
    message: `There are no files for the video "${name}" in content/video.`,
    hint:
      videos.size === 0
        ? `Put ${name}.webm, ${name}.mp4 and ${name}.fr.vtt there.`
        : suggest(name, [...videos.keys()]),
  };
}
