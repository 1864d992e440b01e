import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SourceFile, SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import type { PictureIndex } from "../../3-resolve/pictures/pictures.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import { checkBusiness } from "./check-business.ts";
import { checkClaims } from "./check-claims.ts";
import { checkCommunes } from "./check-communes.ts";
import { checkDates } from "./check-dates.ts";
import { checkFacts } from "./check-facts.ts";
import { checkLinks, type Routes } from "./check-links.ts";
import { checkPages } from "./check-pages.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkTexts, type TextKnowledge } from "../file/check-texts.ts";
import { checkPlaceholders } from "../file/check-placeholders.ts";
import { checkTheme } from "./check-theme.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkSections } from "./check-sections.ts";
import { checkUniqueness } from "./check-uniqueness.ts";

export interface CheckOptions {
  /** True for a release: placeholders and invented material are then errors. */
  readonly release: boolean;
  readonly pictures: PictureIndex;
  /** Current time in milliseconds; the system's clock if undefined. */
  readonly now?: number | undefined;
  /** The folder of the site's public files; without it none is looked for. */
  readonly publicDir?: string | undefined;
}

/** Data of the whole content, across files. */
export interface WholeContent {
  /** True if every file could be read. */
  readonly isWhole: boolean;
  /**
   * All pages but local ones, and local pages that may share an address or a text with them; sorted by route.
   */
  readonly pages: readonly PageOutline[];
  readonly routes: Routes;
  readonly local: readonly PageSource[];
  readonly fileAt: (path: string) => SourceText;
  /** Names of pictures in all files. */
  readonly images: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly unnamedPhotos: readonly string[];
}

/**
 * Checks all files but local pages against the rules that do not involve local pages. The result depends on
 * these files alone.
 */
export function checkOtherFiles(
  content: ValidContent,
  files: readonly SourceFile[],
  inputs: TextKnowledge & Pick<CheckOptions, "release">,
): Diagnostic[] {
  const { release } = inputs;
  return [
    ...checkTexts(content, inputs),
    ...checkSections(content, release),
    ...checkTheme(content),
    ...checkClaims(content, release),
    ...files.flatMap((file) => checkPlaceholders(file, release)),
  ];
}

/**
 * Checks the content as a whole, in full on every run. `checkDoorways` checks the texts that local pages
 * share.
 */
export function checkContent(
  content: ValidContent,
  { isWhole, pages, routes, local, fileAt, images, names, unnamedPhotos }: WholeContent,
  { release, pictures, publicDir, now = Date.now() }: CheckOptions,
): Diagnostic[] {
  return [
    ...checkRoutes(pages),
    ...checkUniqueness(pages),
    ...checkLinks(
      content,
      routes,
      local.flatMap(({ path, links }) => (links.length === 0 ? [] : [{ file: fileAt(path), links }])),
    ),
    ...checkCommunes(local, fileAt),
    ...checkBusiness(content, publicDir),
    ...checkPages(content),
    ...checkPhotos(content, unnamedPhotos),
    ...checkPictures(content, images, isWhole, pictures),
    ...checkFacts(content, names, release),
    ...checkDates(content, release, now),
  ];
}
