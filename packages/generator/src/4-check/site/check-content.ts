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
import { checkRoutes } from "./check-routes.ts";
import { checkSections } from "./check-sections.ts";
import { checkUniqueness } from "./check-uniqueness.ts";

export interface CheckOptions {
  /** Whether this is for release: placeholders and invented material are then errors. */
  readonly release: boolean;
  readonly pictures: PictureIndex;
  /** When it is, in milliseconds; by the system's clock, unless said. */
  readonly now?: number | undefined;
  /** The folder of the site's public files; without it none is looked for. */
  readonly publicDir?: string | undefined;
}

/** What was made of the content, all files together. */
export interface WholeContent {
  /** Whether every file could be read. */
  readonly isWhole: boolean;
  /** All pages but the local ones, with those of these that have an address or a text of another page: by route. */
  readonly pages: readonly PageOutline[];
  readonly routes: Routes;
  readonly local: readonly PageSource[];
  readonly fileAt: (path: string) => SourceText;
  /** Names of pictures, and names that stand as `${name}`, in all files. */
  readonly images: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly unnamedPhotos: readonly string[];
}

/** Holds all files but the local pages to the rules in which local pages have no part: the same files give the same. */
export function checkOtherFiles(
  content: ValidContent,
  files: readonly SourceFile[],
  inputs: TextKnowledge & Pick<CheckOptions, "release">,
): Diagnostic[] {
  const { release } = inputs;
  return [
    ...checkTexts(content, inputs),
    ...checkSections(content, release),
    ...checkClaims(content, release),
    ...files.flatMap((file) => checkPlaceholders(file, release)),
  ];
}

/** Holds the content as a whole to its rules, in full every time; for what local pages share see `checkDoorways`. */
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
