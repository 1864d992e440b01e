import type { Facts } from "@vitrine/schema/content/facts";
import type { ZoneDefaults } from "@vitrine/schema/content/zone";
import type { Entry, ValidContent } from "../2-validate/validate-content.ts";
import type { Foundations } from "../3-resolve/foundations.ts";
import { resolveBasis, type ResolveInputs } from "../3-resolve/resolve-basis.ts";
import type { ResolveBasis } from "../3-resolve/resolve-context.ts";
import type { MediaFault } from "../media/media-reader.ts";
import type { TextKnowledge } from "../4-check/file/check-texts.ts";

/** All that a local page is made of and held to besides its own file and what stands around it. */
export interface ZoneBasis extends ResolveBasis, TextKnowledge {
  readonly defaults: Entry<ZoneDefaults>;
  /** Undefined where facts.yaml has a mistake. */
  readonly facts: Facts | undefined;
  /** Hash of the code that draws Open Graph images; without it none is drawn. */
  readonly drawing: string | undefined;
  /** Whether placeholders are errors. */
  readonly release: boolean;
}

/** What the world tells of local pages. */
export interface ZoneInputs extends ResolveInputs, TextKnowledge {
  /** What is wrong with pictures, logos and videos as files. */
  readonly mediaFaults?: readonly MediaFault[];
  /** When it is, in milliseconds; by the system's clock, unless said. */
  readonly now?: number;
  /** The folder of the site's public files; without it none is looked for. */
  readonly publicDir?: string | undefined;
  readonly release: boolean;
}

/** Gathers what all local pages are made of. */
export function zoneBasis(content: ValidContent, foundations: Foundations, inputs: ZoneInputs): ZoneBasis {
  const { basis } = resolveBasis(foundations, inputs);
  const { registry, dictionary, drawing, release } = inputs;
  return {
    ...basis,
    defaults: foundations.zoneDefaults,
    facts: content.facts?.data,
    registry,
    dictionary,
    drawing,
    release,
  };
}
