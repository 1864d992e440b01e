import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { Dictionary } from "../dictionary/french-dictionary.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";
import type { OwnFonts } from "../media/fonts/own-fonts.ts";
import { pick } from "../pick.ts";
import type { Media } from "../media/media-index.ts";
import type { PhotoFinder } from "./pictures/photo-finder.ts";
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
export interface Environment extends RunOptions, Media {
  readonly registry: CommuneRegistry;
  /** Undefined to skip the spelling. */
  readonly dictionary?: Dictionary | undefined;
  readonly photos: PhotoFinder;
  readonly fonts: OwnFonts;
  /** The time of the run, in milliseconds. */
  readonly now: number;
  /** The routes that builds have published. */
  readonly published: readonly string[];
}

/**
 * All data on which the source of every local page depends, besides its own file and the photos that it names. The
 * data is plain, so that threads get it as it is. Each source's key includes its hash, and so every field added here.
 */
export interface SiteContext extends Pick<Environment, "pictures" | "drawing" | "encoding"> {
  readonly site: DeployedSite;
  /** Problems of site.yaml with its settings and facts. */
  readonly siteIssues: readonly ContentIssue[];
  readonly vocabulary: Vocabulary;
  readonly sharedFiles: SharedFiles;
  readonly common: CommonDefaults;
}

/** All that the pages of a site share, in any thread. */
export interface PageContext extends SiteContext, Pick<Environment, "registry" | "dictionary" | "photos"> {}

/** Makes the site's context from its shared files and the environment. */
export function siteContextOf(sharedFiles: SharedFiles, environment: Environment): SiteContext {
  const { brand, fonts, settings, pictures, photos } = environment;
  const { site, theme, facts } = sharedFiles;
  const vocabulary = siteVocabulary(facts.data, site.data);
  const set = applySettings(site.data, settings);
  const filled = fillText(contentKinds.site.schema, set.site, vocabulary);
  const look = resolveTheme(theme?.data, fonts);
  return {
    ...pick(environment, "pictures", "drawing", "encoding"),
    site: {
      ...filled.data,
      theme: look,
      sign: brand.sign ?? plainSign(look.colours),
      ...pick(brand, "wordmark"),
    },
    siteIssues: [...set.issues, ...filled.issues],
    vocabulary,
    sharedFiles,
    common: commonDefaults({ sharedFiles, vocabulary, pictures, photos }),
  };
}
