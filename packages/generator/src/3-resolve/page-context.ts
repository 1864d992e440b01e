import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Dictionary } from "../4-check/file/spelling.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";
import type { OwnFonts } from "../media/fonts/own-fonts.ts";
import { pick } from "../pick.ts";
import type { Brand } from "../media/site-brand.ts";
import type { VideoIndex } from "./pages/resolve-section.ts";
import type { LogoIndex } from "./pictures/partner-logos.ts";
import type { PhotoFinder } from "./pictures/photo-finder.ts";
import type { PictureIndex } from "./pictures/pictures.ts";
import { type CommonDefaults, commonDefaults } from "./pages/resolve-zone.ts";
import { applySettings, type DeployedSite, type Settings } from "./settings.ts";
import type { SharedFiles } from "./shared-files.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import { siteVocabulary } from "./texts/vocabulary.ts";
import { plainSign, resolveTheme } from "./theme/resolve-theme.ts";

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
export interface Environment extends RunOptions {
  readonly registry: CommuneRegistry;
  /** Undefined to skip the spelling. */
  readonly dictionary?: Dictionary | undefined;
  readonly pictures: PictureIndex;
  readonly photos: PhotoFinder;
  readonly logos: LogoIndex;
  readonly videos: VideoIndex;
  readonly brand: Brand;
  readonly fonts: OwnFonts;
  /** Faults in the files of pictures, logos and videos. */
  readonly mediaFaults: readonly Diagnostic[];
  /** The time of the run, in milliseconds. */
  readonly now: number;
  /** The routes that builds have published. */
  readonly published: readonly string[];
}

/**
 * All data on which the source of every local page depends, besides its own file. The data is plain and equal
 * in every thread. Each source's key includes the context's hash, and so every field added here.
 */
export interface SiteContext extends Pick<
  Environment,
  "pictures" | "brand" | "fonts" | "settings" | "drawing" | "encoding"
> {
  readonly files: SharedFiles;
  /** Hash of the code that inspects files, and of its packages for communes and words. */
  readonly code: string;
  /** Hashes of the author's photos, by path. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hash of the author's own dictionary words. */
  readonly words: string;
}

/** All that the pages of a site share, in any thread. */
export interface PageContext extends Pick<
  Environment,
  "registry" | "dictionary" | "pictures" | "photos" | "drawing"
> {
  readonly site: DeployedSite;
  /** Problems of site.yaml with its settings and facts. */
  readonly siteIssues: readonly ContentIssue[];
  readonly words: Vocabulary;
  readonly files: SharedFiles;
  readonly common: CommonDefaults;
}

/** Makes the page context from the site's context alone, in any thread. */
export function pageContextOf(
  { files, pictures, brand, fonts, settings, drawing }: SiteContext,
  { registry, dictionary, photos }: Pick<Environment, "registry" | "dictionary" | "photos">,
): PageContext {
  const { site, theme } = files;
  const words = siteVocabulary(files.facts.data, site.data);
  const set = applySettings(site.data, settings);
  const filled = fillText(contentKinds.site.schema, set.site, words);
  const look = resolveTheme(theme?.data, fonts);
  const context = {
    registry,
    dictionary,
    pictures,
    drawing,
    site: {
      ...filled.data,
      theme: look,
      sign: brand.sign ?? plainSign(look.colours),
      ...pick(brand, "wordmark"),
    },
    siteIssues: [...set.issues, ...filled.issues],
    words,
    photos,
    files,
  };
  return { ...context, common: commonDefaults(context) };
}
