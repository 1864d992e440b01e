import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { CommuneRegistry } from "../communes/commune-registry.ts";
import { fillText } from "./texts/fill-text.ts";
import type { Foundations } from "./foundations.ts";
import type { LogoIndex } from "./pictures/partner-logos.ts";
import { type PhotoFolder, photoFinder } from "./pictures/photo-finder.ts";
import type { PictureIndex } from "./pictures/pictures.ts";
import type { ResolveBasis } from "./resolve-context.ts";
import type { VideoIndex } from "./pages/resolve-section.ts";
import type { Settings } from "./own-settings.ts";
import { applySettings } from "./settings.ts";
import { siteVocabulary } from "./texts/vocabulary.ts";
import { plainSign, resolveTheme } from "./theme/resolve-theme.ts";
import type { Brand } from "../media/site-brand.ts";

/** Inputs of the resolver that are not content. */
export interface ResolveInputs {
  readonly registry: CommuneRegistry;
  readonly pictures: PictureIndex;
  readonly photos: PhotoFolder;
  readonly logos: LogoIndex;
  readonly videos: VideoIndex;
  readonly brand: Brand;
  readonly settings: Settings;
  /** Hash of the code that encodes photos. Without it, photos' addresses depend on their bytes alone. */
  readonly encoding?: string | undefined;
  /** Hash of the code that draws Open Graph images; undefined to draw none. */
  readonly drawing?: string | undefined;
}

/** Gives the inputs that all pages share, and the problems of site.yaml and its settings. */
export function resolveBasis(
  { site, facts, theme }: Pick<Foundations, "site" | "facts" | "theme">,
  {
    pictures,
    photos,
    settings,
    brand,
    encoding = "",
  }: Pick<ResolveInputs, "pictures" | "photos" | "settings" | "brand" | "encoding">,
): { basis: ResolveBasis; issues: readonly ContentIssue[] } {
  const words = siteVocabulary(facts.data, site.data);
  const set = applySettings(site.data, settings);
  const filled = fillText(contentKinds.site.schema, set.site, words);
  const look = resolveTheme(theme?.data);
  return {
    basis: {
      site: { ...filled.data, theme: look, sign: brand.sign ?? plainSign(look.colours) },
      pictures,
      photos: photoFinder(photos, encoding),
      words,
    },
    issues: [...set.issues, ...filled.issues],
  };
}
