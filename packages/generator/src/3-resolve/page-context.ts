import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { pick } from "../pick.ts";
import type { Environment } from "./environment.ts";
import { type CommonDefaults, commonDefaults } from "./pages/resolve-zone.ts";
import { applySettings, type DeployedSite } from "./settings.ts";
import type { SharedFiles } from "./shared-files.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import { siteVocabulary } from "./texts/vocabulary.ts";
import { plainSign, resolveTheme } from "./theme/resolve-theme.ts";

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
