import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, relatedPlaces } from "../../1-load/diagnose.ts";
import { routeOfFile } from "../../1-load/page-address.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { followRedirects } from "../../3-resolve/redirects.ts";
import { isGenuine } from "../../3-resolve/shared-files.ts";
import type { ResolvedContent } from "../../3-resolve/pages/resolve-content.ts";
import { imagesIn } from "../../3-resolve/pictures/pictures.ts";
import { namesIn } from "../../3-resolve/texts/fill-text.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import { isValid, type LocalPages } from "../../inspect/local-pages.ts";
import { pick } from "../../pick.ts";
import { partition } from "../../partition.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkBranches, checkCoordinates, checkLogo, checkTelephones } from "./check-business.ts";
import { checkCommunes } from "./check-communes.ts";
import { checkDates } from "./check-dates.ts";
import { checkClaims, checkFacts, checkPrices, checkUnits, pricesIn } from "./check-facts.ts";
import { checkEstimate } from "./check-estimate.ts";
import { checkForm } from "./check-form.ts";
import { checkHours } from "./check-hours.ts";
import { checkInvented, checkInventedIdentifiers } from "./check-invented.ts";
import { checkLinks } from "./check-links.ts";
import { checkMedia } from "./check-media.ts";
import {
  checkAnchors,
  checkDrawings,
  checkHeadings,
  checkLists,
  checkPurposes,
  checkRanks,
} from "./check-pages.ts";
import { checkRedirects, checkVanished } from "./check-redirects.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkConsent, checkLegalTexts } from "./check-legal.ts";
import { checkColours, checkFonts } from "./check-theme.ts";
import { checkTitles } from "./check-titles.ts";
import type { SiteRule, WholeContent } from "./site-rule.ts";

/** The rules of the whole content. `checkDoorways` compares the texts of local pages. */
const RULES: readonly SiteRule[] = [
  checkRoutes,
  checkTitles,
  checkLinks,
  checkRedirects,
  checkVanished,
  checkCommunes,
  checkTelephones,
  checkBranches,
  checkCoordinates,
  checkLogo,
  checkConsent,
  checkHours,
  checkColours,
  checkFonts,
  checkForm,
  checkEstimate,
  checkHeadings,
  checkPurposes,
  checkLists,
  checkRanks,
  checkAnchors,
  checkDrawings,
  checkInvented,
  checkMedia,
  checkFacts,
  checkPrices,
  checkUnits,
  checkClaims,
  checkDates,
  checkAddresses,
  checkInventedIdentifiers,
  checkLegalTexts,
];

/**
 * Checks the whole content, in full on every run. Gives all diagnostics but those of the comparison, and the former
 * addresses of pages. `textDiagnostics` are those of all files but local pages.
 */
export function checkSite(
  { base, pageContext, zoneFiles, environment }: PlanInputs,
  { sources, all, content }: LocalPages,
  resolved: ResolvedContent,
  textDiagnostics: readonly Diagnostic[],
) {
  const { loaded } = base;
  const [right, wrong] = partition(sources, isValid);
  const local = right.map(({ path, outline, head }) => ({
    route: routeOfFile(path),
    file: zoneFiles.source(path),
    formerly: outline?.formerly,
    template: "ZonePage" as const,
    head,
  }));
  const shown = local.flatMap(({ head, ...page }) => (head === undefined ? [] : [{ ...page, head }]));
  const routes = new Set([...resolved.pages, ...local].map(({ route }) => route));
  const redirects = followRedirects(content, routes, local);
  // An entry has the keys that were meant.
  const written = [...loaded.files, ...[...content.byKind.values()].flat()];
  const images = [...written.flatMap(({ data }) => imagesIn(data)), ...all.flatMap((one) => one.images)];
  const isRead =
    loaded.texts.size === loaded.files.length && base.listed.diagnostics.length === 0 && wrong.length === 0;
  const whole: WholeContent = {
    content,
    isRead,
    isWhole: isRead && sources.length === base.listed.zones.length,
    pages: [...resolved.pages, ...shown].sort((a, b) => byCodeUnits(a.route, b.route)),
    routes,
    redirects,
    local: sources,
    fileAt: zoneFiles.source,
    images: new Set(images.map(({ image }) => image)),
    names: new Set([
      ...[...loaded.texts.values()].flatMap(namesIn),
      ...written.flatMap(({ data }) => pricesIn(data)),
      ...all.flatMap(({ names }) => names),
    ]),
    unnamedPhotos: resolved.unnamedPhotos,
    deployed: pageContext.site,
    vocabulary: pageContext.vocabulary,
    ...pick(environment, "pictures", "documents", "brand", "fonts", "published", "now", "registry"),
    ...pick(pageContext.sharedFiles, "site", "facts"),
  };
  const ofRight = right.flatMap((source) => source.diagnostics);
  const later = [...resolved.diagnostics, ...textDiagnostics, ...applyRules(whole), ...ofRight];
  const diagnostics = [
    ...base.diagnostics,
    ...wrong.flatMap((source) => source.diagnostics),
    ...impossibleDays(all, content),
    ...later.filter(isGenuine(content)),
  ];
  return { moved: redirects.moved, diagnostics };
}

const applyRules = (whole: WholeContent): Diagnostic[] =>
  RULES.flatMap((rule) =>
    Array.from(rule(whole), ({ file, other, ...issue }) => ({
      ...diagnose(file, issue),
      ...(other && { related: relatedPlaces(other.file, other.path) }),
    })),
  );

/** Finds pages that their own impossible days hold back. */
function impossibleDays(all: readonly PageSource[], { unpublished }: ValidContent): Diagnostic[] {
  const paths = new Set(unpublished.values().map(({ path }) => path));
  return all
    .filter(({ path }) => paths.has(path))
    .flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === "impossible-date"));
}
