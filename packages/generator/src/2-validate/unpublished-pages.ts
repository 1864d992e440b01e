import { contentKindOf } from "@vitrine/schema/content-kinds";
import type { Publication } from "@vitrine/schema/content/page-fields";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { routeOfFile } from "../1-load/page-address.ts";
import { diagnose } from "../1-load/diagnose.ts";
import { dayInFrench } from "../day-of.ts";
import type { SourceFile } from "../1-load/source-file.ts";

/** A page that the site does not show today. */
export interface UnpublishedPage {
  readonly path: string;
  readonly why: "draft" | "scheduled" | "expired";
  readonly data: unknown;
}

/** The rule by which pages are shown. */
export interface ShownPages {
  /** The day: "2026-08-15". */
  readonly today: string;
  /** True if drafts are shown, and pages on days that are not theirs. */
  readonly drafts: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Says why a page is unpublished; undefined for one that is shown. The schema reports a day in another form. */
export function whyUnpublished(
  page: unknown,
  { today, drafts }: ShownPages,
): UnpublishedPage["why"] | undefined {
  if (drafts || typeof page !== "object" || page === null) return undefined;
  const { draft, publish, expires } = page as Publication;
  if (draft === true) return "draft";
  if (hasFormOfDay(publish) && publish > today) return "scheduled";
  return hasFormOfDay(expires) && expires < today ? "expired" : undefined;
}

const hasFormOfDay = (value: unknown): value is string => typeof value === "string" && DAY.test(value);

/** Parts the files of pages that are shown from those that are not, which are listed by route. */
export function splitUnpublished(
  files: readonly SourceFile[],
  shown: ShownPages,
): { files: readonly SourceFile[]; unpublished: Map<string, UnpublishedPage> } {
  const unpublished = new Map<string, UnpublishedPage>();
  const shownFiles = files.filter(({ path, data }) => {
    const kind = contentKindOf(path);
    const why = isPage(path) ? whyUnpublished(data, shown) : undefined;
    if (why === undefined) return true;
    const { route } = data as { readonly route?: unknown };
    unpublished.set(kind === "page" ? String(route) : routeOfFile(path), { path, why, data });
    return false;
  });
  return { files: shownFiles, unpublished };
}

const isPage = (path: string) => path.includes("/");

/** Reports a page whose last day comes before its first, also while the page is unpublished. */
export function checkPublication(file: SourceFile): Diagnostic[] {
  if (!isPage(file.path) || typeof file.data !== "object" || file.data === null) return [];
  const { publish, expires } = file.data as Publication;
  if (!hasFormOfDay(publish) || !hasFormOfDay(expires) || publish <= expires) return [];
  return [
    diagnose(file, {
      code: "impossible-date",
      path: ["expires"],
      en: `The page would go on ${expires}, before it comes, on ${publish}.`,
      fr: `La page serait retirée le ${dayInFrench(expires)}, avant de paraître le ${dayInFrench(publish)}.`,
      hint: { en: "Correct one of the two days.", fr: "Corrigez l’une des deux dates." },
    }),
  ];
}
