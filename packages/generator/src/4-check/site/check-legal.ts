import type { FrameEntry } from "@vitrine/schema/content/site/nav";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { dayInFrench, dayOf } from "../../day-of.ts";
import { issue, keyIn, placeIn, type SiteRule, type WholeContent } from "./site-rule.ts";

/** Lists the entries of the footer, with the places of their labels. */
function footerEntries({ file, data: { footer } }: WholeContent["site"]) {
  const placed = (entries: readonly FrameEntry[] = [], ...path: ContentPath) =>
    entries.map((entry, i) => ({ ...entry, place: placeIn(file, "footer", ...path, i, "label") }));
  return [
    ...(footer.columns ?? []).flatMap(({ entries }, i) => placed(entries, "columns", i, "entries")),
    ...placed(footer.legal, "legal"),
  ];
}

/** A visitor can take consent back as easily as it was given (CNIL). */
export const checkConsent: SiteRule = function* ({ site }) {
  const { consent = true, fictional: _, ...trackers } = site.data.tracking ?? {};
  if (!consent || Object.keys(trackers).length === 0) return;
  if (!footerEntries(site).some(({ opens }) => opens === "consent"))
    yield issue("missing-consent", keyIn(site.file, "footer"));
};

const LEGAL_NOTICE = "/mentions-legales";
const LEGAL_NOTICE_LABEL = /mentions\s+légales/iu;
const TERMS_LABEL = /^(?:CG[UV]S?|conditions générales)(?!\p{L})/iu;

/** The legal notice is there (LCEN, article 1-1), the terms that the footer names, and a statement of this year. */
export const checkLegalTexts: SiteRule = function* ({ site, content, routes, now }) {
  const entries = footerEntries(site);
  const isLinked = entries.some(({ label, route }) => route !== undefined && LEGAL_NOTICE_LABEL.test(label));
  if (!isLinked && !routes.has(LEGAL_NOTICE) && !content.brokenPages.routes.has(LEGAL_NOTICE))
    yield issue("missing-legal-page", keyIn(site.file, "footer", "legal"), {
      en: "The site has no mentions légales.",
      fr: "Le site n’a pas de mentions légales.",
    });
  for (const { label, route, place } of entries)
    if (route === undefined && TERMS_LABEL.test(label))
      yield issue("missing-legal-page", place, {
        en: `The footer names « ${label} », which lead nowhere.`,
        fr: `Le pied de page nomme « ${label} », qui ne mène nulle part.`,
      });
  const [year = "", ...rest] = dayOf(now).split("-");
  const lastYear = [Number(year) - 1, ...rest].join("-");
  for (const { file, slug, data } of content.legal)
    if (slug.includes("accessibilite") && data.updated < lastYear)
      yield issue("outdated-statement", placeIn(file, "updated"), {
        en: `The accessibility statement was last looked at on ${data.updated}.`,
        fr: `La déclaration d’accessibilité a été revue pour la dernière fois le ${dayInFrench(data.updated)}.`,
      });
};
