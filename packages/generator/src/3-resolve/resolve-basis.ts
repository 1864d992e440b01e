import type { Site } from "@vitrine/schema/content/site";
import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { CommuneRegistry } from "../registry/commune-registry.ts";
import { remember } from "../remember.ts";
import { fillText, type Vocabulary } from "./fill-text.ts";
import type { Foundations } from "./foundations.ts";
import type { LogoIndex } from "./partner-logos.ts";
import { photoFinder } from "./photo-finder.ts";
import type { PhotoFolder } from "./photo-folder.ts";
import type { PictureIndex } from "./pictures.ts";
import type { ResolveBasis } from "./resolve-context.ts";
import type { VideoIndex } from "./resolve-section.ts";
import type { Settings } from "./own-settings.ts";
import { applySettings } from "./settings.ts";
import { datedVocabulary } from "./vocabulary.ts";

/** What the world tells the resolver besides the content. */
export interface ResolveInputs {
  readonly registry: CommuneRegistry;
  readonly pictures: PictureIndex;
  readonly photos: PhotoFolder;
  readonly logos: LogoIndex;
  readonly videos: VideoIndex;
  readonly settings: Settings;
  /** Hash of the code that encodes photos; without it their addresses follow from their bytes alone. */
  readonly encoding?: string | undefined;
  /** Hash of the code that draws Open Graph images; without it none is drawn. */
  readonly drawing?: string | undefined;
}

/** What all pages are resolved with, and what is wrong in site.yaml and its settings. The same objects for the same input. */
export function resolveBasis(
  { site, facts }: Pick<Foundations, "site" | "facts">,
  {
    pictures,
    photos,
    settings,
    encoding = "",
  }: Pick<ResolveInputs, "pictures" | "photos" | "settings" | "encoding">,
): { basis: ResolveBasis; issues: readonly ContentIssue[] } {
  const words = vocabularyOf(facts.data);
  const set = settle(site.data, settings);
  const filled = fillSite(set.site, words);
  return {
    basis: { site: filled.data, pictures, photos: finderOf(photos, encoding), words },
    issues: [...set.issues, ...filled.issues],
  };
}

const vocabularyOf = remember(datedVocabulary);
const finderOf = remember(photoFinder);
const settle = remember(applySettings);
const fillSite = remember((site: Site, words: Vocabulary) => fillText(contentKinds.site.schema, site, words));
