import type { Site } from "@vitrine/schema/content/site";
import type { FrameEntry } from "@vitrine/schema/content/site/nav";
import { type ContentPath, messageOf } from "@vitrine/schema/diagnostics/diagnostic";
import { dayInFrench, dayOf } from "../../day-of.ts";
import { issue, keyIn, placeIn, type SiteRule } from "./site-rule.ts";

/** An entry of the footer, and its place in site.yaml. */
type PlacedEntry = FrameEntry & { readonly path: ContentPath };

function footerEntries({ footer: { columns = [], legal } }: Site): PlacedEntry[] {
  const placed = (path: ContentPath, entries: readonly FrameEntry[] = []) =>
    entries.map((entry, i) => ({ ...entry, path: [...path, i] }));
  return [
    ...columns.flatMap(({ entries }, i) => placed(["footer", "columns", i, "entries"], entries)),
    ...placed(["footer", "legal"], legal),
  ];
}

/** A visitor can take consent back as easily as it was given (CNIL). */
export const checkConsent: SiteRule = function* ({ site }) {
  const { consent = true, fictional: _, ...trackers } = site.data.tracking ?? {};
  if (!consent || Object.keys(trackers).length === 0) return;
  if (!footerEntries(site.data).some(({ opens }) => opens === "consent"))
    yield issue("missing-consent", keyIn(site.file, "footer"), messageOf("missing-consent"));
};

const LEGAL_NOTICE = "/mentions-legales";
const LEGAL_NOTICE_LABEL = /mentions\s+légales/iu;
const TERMS_LABEL = /^(?:CG[UV]S?|conditions générales)(?!\p{L})/iu;

/** The legal notice is there (LCEN, article 1-1), the terms that the footer names, and a statement of this year. */
export const checkLegalTexts: SiteRule = function* ({
  site: { file, data },
  content: { legal, brokenPages },
  routes,
  now,
}) {
  const entries = footerEntries(data);
  const isLinked = entries.some(({ label, route }) => route !== undefined && LEGAL_NOTICE_LABEL.test(label));
  if (!isLinked && !routes.has(LEGAL_NOTICE) && !brokenPages.routes.has(LEGAL_NOTICE))
    yield issue("missing-legal-page", keyIn(file, "footer", "legal"), {
      en: "The site has no mentions légales.",
      fr: "Le site n’a pas de mentions légales.",
    });
  for (const { label, route, path } of entries)
    if (route === undefined && TERMS_LABEL.test(label))
      yield issue("missing-legal-page", placeIn(file, ...path, "label"), {
        en: `The footer names « ${label} », which lead nowhere.`,
        fr: `Le pied de page nomme « ${label} », qui ne mène nulle part.`,
      });
  const [year = "", ...rest] = dayOf(now).split("-");
  const lastYear = [Number(year) - 1, ...rest].join("-");
  for (const { file: statement, slug, data: text } of legal)
    if (slug.includes("accessibilite") && text.updated < lastYear)
      yield issue("outdated-statement", placeIn(statement, "updated"), {
        en: `The accessibility statement was last looked at on ${text.updated}.`,
        fr: `La déclaration d’accessibilité a été revue pour la dernière fois le ${dayInFrench(text.updated)}.`,
      });
};
