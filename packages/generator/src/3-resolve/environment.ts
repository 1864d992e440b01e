import type { CommuneRegistry } from "../communes/commune-registry.ts";
import type { Dictionary } from "../dictionary/french-dictionary.ts";
import type { OwnFonts } from "../media/fonts/own-fonts.ts";
import type { Media } from "../media/media-index.ts";
import type { PhotoFinder } from "./pictures/photo-finder.ts";
import type { Settings } from "./settings.ts";

/** Options of a run that its caller decides. */
export interface RunOptions {
  readonly settings: Settings;
  /** True if drafts are shown, and pages before their first or after their last day. */
  readonly drafts?: boolean | undefined;
  /** Hash of the code that draws Open Graph images; without it pages show their picture there. */
  readonly drawing?: string | undefined;
  /** Hash of the code that encodes photos; without it, photos' addresses depend on their bytes alone. */
  readonly encoding?: string | undefined;
}

/** All that a run reads besides YAML files. */
export interface Environment extends RunOptions, Media {
  readonly registry: CommuneRegistry;
  /** Undefined to skip the spelling. */
  readonly dictionary?: Dictionary | undefined;
  readonly photos: PhotoFinder;
  readonly fonts: OwnFonts;
  /** The time of the run, in milliseconds. */
  readonly now: number;
  readonly published: readonly string[];
}
