import type { Facts } from "@vitrine/schema/content/facts";
import type { ZoneDefaults } from "@vitrine/schema/content/zone";
import type { Entry, ValidContent } from "../2-validate/validate-content.ts";
import type { Foundations } from "../3-resolve/foundations.ts";
import { resolveBasis, type ResolveInputs } from "../3-resolve/resolve-basis.ts";
import type { ResolveBasis } from "../3-resolve/resolve-context.ts";
import type { MediaFault } from "../media/media-index.ts";
import type { TextKnowledge } from "../4-check/file/check-texts.ts";

/** The inputs for inspecting local pages, besides a page's own file and its surroundings. */
export interface ZoneBasis extends ResolveBasis, TextKnowledge {
  readonly defaults: Entry<ZoneDefaults>;
  /** Undefined if facts.yaml has a mistake. */
  readonly facts: Facts | undefined;
  /** Hash of the code that draws Open Graph images; undefined to draw none. */
  readonly drawing: string | undefined;
}

/** Inputs for local pages that are not YAML files. */
export interface ZoneInputs extends ResolveInputs, TextKnowledge {
  /** Faults of pictures, logos and videos as files. */
  readonly mediaFaults?: readonly MediaFault[];
  /** Current time in milliseconds; the system's clock if undefined. */
  readonly now?: number;
  /** The routes that builds have published. */
  readonly published?: readonly string[];
  /** True if drafts are shown. */
  readonly drafts?: boolean | undefined;
}

/** Gathers the inputs that all local pages share. */
export function zoneBasis(content: ValidContent, foundations: Foundations, inputs: ZoneInputs): ZoneBasis {
  const { basis } = resolveBasis(foundations, inputs);
  const { registry, dictionary, drawing } = inputs;
  return {
    ...basis,
    defaults: foundations.zoneDefaults,
    facts: content.facts?.data,
    registry,
    dictionary,
    drawing,
  };
}
