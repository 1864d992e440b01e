import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../../1-load/diagnose.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { isGenuine } from "../../3-resolve/shared-files.ts";
import type { ResolvedContent } from "../../3-resolve/pages/resolve-content.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import { isValid, type LocalPages } from "../../inspect/local-pages.ts";
import { partition } from "../../partition.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkBranches, checkCoordinates, checkLogo, checkTelephones } from "./check-business.ts";
import { checkDates } from "./check-dates.ts";
import { checkAnchors, checkCommunes, checkRanks, checkRoutes, checkTitles } from "./check-duplicates.ts";
import { checkClaims, checkFacts, checkPrices, checkUnits } from "./check-facts.ts";
import { checkEstimate } from "./check-estimate.ts";
import { checkForm } from "./check-form.ts";
import { checkHours } from "./check-hours.ts";
import { checkInvented, checkInventedIdentifiers } from "./check-invented.ts";
import { checkLinks } from "./check-links.ts";
import { checkMedia } from "./check-media.ts";
import { checkDrawings, checkHeadings, checkLists, checkPurposes } from "./check-pages.ts";
import { checkRedirects, checkVanished } from "./check-redirects.ts";
import { checkConsent, checkLegalTexts } from "./check-legal.ts";
import { checkColours, checkFonts } from "./check-theme.ts";
import type { SiteRule } from "./site-rule.ts";
import { wholeContentOf } from "./whole-content.ts";

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
  inputs: PlanInputs,
  localPages: LocalPages,
  resolved: ResolvedContent,
  textDiagnostics: readonly Diagnostic[],
) {
  const { sources, all, content } = localPages;
  const [right, wrong] = partition(sources, isValid);
  const whole = wholeContentOf(inputs, localPages, resolved);
  const ofRight = right.flatMap((source) => source.diagnostics);
  const ofRules = RULES.flatMap((rule) => [...rule(whole)].map((issue) => diagnose(issue.file, issue)));
  const later = [...resolved.diagnostics, ...textDiagnostics, ...ofRules, ...ofRight];
  const diagnostics = [
    ...inputs.base.diagnostics,
    ...wrong.flatMap((source) => source.diagnostics),
    ...impossibleDays(all, content),
    ...later.filter(isGenuine(content)),
  ];
  return { moved: whole.redirects.moved, diagnostics };
}

/** Finds pages that their own impossible days hold back. */
function impossibleDays(all: readonly PageSource[], { unpublished }: ValidContent): Diagnostic[] {
  const paths = new Set(unpublished.values().map(({ path }) => path));
  return all
    .filter(({ path }) => paths.has(path))
    .flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === "impossible-date"));
}
