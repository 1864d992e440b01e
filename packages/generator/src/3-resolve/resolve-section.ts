import type { Resolved } from "@vitrine/schema/content/picture";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type {
  FinderGroup,
  Logo,
  ResolvedSection,
  TileMapProps,
  VideoFiles,
  ZoneGroup,
} from "@vitrine/schema/page-props";
import type { Section } from "@vitrine/schema/sections";

/** The videos that content may name: the addresses of each one's files. */
export type VideoIndex = ReadonlyMap<string, VideoFiles>;

/** The lists that sections get and no author types. */
export interface SharedLists {
  readonly groups: readonly ZoneGroup[];
  readonly finder: readonly FinderGroup[];
  readonly map: TileMapProps | undefined;
  readonly logos: readonly Logo[];
  readonly videos: VideoIndex;
}

/** Gives a section what it shows beyond what its author wrote. `index` is its place in the page. */
export function resolveSection(
  section: Resolved<Section>,
  index: number,
  { groups, finder, map, logos, videos }: SharedLists,
  report: (issue: ContentIssue) => void,
): ResolvedSection {
  switch (section.type) {
    case "zone-finder":
      return { ...section, groups, finder, ...(map === undefined ? {} : { map }) };
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
