import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { LoadedContent } from "../1-load/load-content.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import type { PictureIndex } from "../3-resolve/pictures.ts";
import type { ResolvedContent } from "../3-resolve/resolve-content.ts";
import { checkClaims } from "./check-claims.ts";
import { checkCommunes } from "./check-communes.ts";
import { checkDoorways } from "./check-doorways.ts";
import type { ZoneComparison } from "./doorways/compare-zones.ts";
import { checkFacts } from "./check-facts.ts";
import { checkLinks } from "./check-links.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkSections } from "./check-sections.ts";
import { checkTexts, type TextKnowledge } from "./check-texts.ts";
import { checkUniqueness } from "./check-uniqueness.ts";

export interface CheckOptions extends TextKnowledge {
  /** Whether this is for release: placeholders and invented material are then errors. */
  readonly release: boolean;
  readonly pictures: PictureIndex;
}

/** Looks at the content as a whole, for what no single file can tell. */
export function checkContent(
  { files, texts }: LoadedContent,
  content: ValidContent,
  { pages, unnamedPhotos }: Pick<ResolvedContent, "pages" | "unnamedPhotos">,
  zones: ZoneComparison,
  { release, registry, dictionary, pictures }: CheckOptions,
): Diagnostic[] {
  return [
    ...checkRoutes(pages),
    ...checkUniqueness(pages),
    ...checkLinks(content, pages),
    ...checkCommunes(content),
    ...checkDoorways(zones),
    ...checkSections(content, release),
    ...checkClaims(content, release),
    ...checkPhotos(content, unnamedPhotos),
    ...checkPictures(content, { files, texts }, pictures),
    ...checkFacts(content, texts.values()),
    ...checkTexts(content, { registry, dictionary }),
    ...files.flatMap((file) => checkPlaceholders(file, release)),
  ];
}
