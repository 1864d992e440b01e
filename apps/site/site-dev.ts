import type { Generated } from "@vitrine/generator/generate";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { DevOptions } from "@vitrine/vite-ssg/vite-plugin";

export interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** Where the page modules go, in `dev-modules/`: those of a build stand beside them, and differ. */
  readonly cache: string;
  /** Where the author is told what is new among errors and warnings; without it nobody is. */
  readonly say?: (text: string) => void;
}

/** What the site's development pages need to know of the content. */
export interface SiteDev extends DevOptions {
  readonly contentDir: string;
  /** What the stages last said, also when they found errors. */
  latest(): Generated;
  /** What they said when they last found none. */
  lastGood(): Generated;
  /** How often pages have become others. */
  state(): number;
  /** What the dictionary does not know in the content as it stands now; it is looked at only when asked for. */
  misspellings(): Promise<readonly Diagnostic[]>;
  /** The file that a photo has at an address, encoded now if it never was; undefined where there is none. */
  photoAt(address: string): Promise<string | undefined>;
  /** How many local pages `latest` leaves out, since nobody has opened them. */
  unopened(): number;
  /** Makes the page at a route, if it must be opened to be known. */
  open(route: string): void;
}
