import { contentKindOf } from "@vitrine/schema/content-kinds";
import type { Publication } from "@vitrine/schema/content/page-fields";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { routeOfFile } from "../1-load/page-address.ts";
import { diagnose, type SourceFile } from "../1-load/source-file.ts";

/** A page that the site does not show today. */
export interface HeldPage {
  readonly path: string;
  readonly why: "draft" | "scheduled" | "expired";
}

/** The rule by which pages are shown. */
export interface ShownPages {
  /** The day: "2026-08-15". */
  readonly today: string;
  /** True if drafts are shown, and pages on days that are not theirs. */
  readonly drafts: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Says why a page is held back; undefined for one that is shown. The schema reports a day in another form. */
export function heldBack(page: unknown, { today, drafts }: ShownPages): HeldPage["why"] | undefined {
  if (drafts || typeof page !== "object" || page === null) return undefined;
  const { draft, publish, expires } = page as Publication;
  if (draft === true) return "draft";
  if (isDay(publish) && publish > today) return "scheduled";
  return isDay(expires) && expires < today ? "expired" : undefined;
}

const isDay = (value: unknown): value is string => typeof value === "string" && DAY.test(value);

/** Parts the files of pages that are shown from those that are held back, which are listed by route. */
export function withoutHeld(
  files: readonly SourceFile[],
  shown: ShownPages,
): { files: readonly SourceFile[]; held: Map<string, HeldPage> } {
  const held = new Map<string, HeldPage>();
  const shownFiles = files.filter(({ path, data }) => {
    const kind = contentKindOf(path);
    const why = isPage(path) ? heldBack(data, shown) : undefined;
    if (why === undefined) return true;
    const { route } = data as { readonly route?: unknown };
    held.set(kind === "page" ? String(route) : routeOfFile(path), { path, why });
    return false;
  });
  return { files: shownFiles, held };
}

const isPage = (path: string) => path.includes("/");

/** Reports a page whose last day comes before its first, also while the page is held back. */
export function checkPublication(file: SourceFile): Diagnostic[] {
  if (!isPage(file.path) || typeof file.data !== "object" || file.data === null) return [];
  const { publish, expires } = file.data as Publication;
  if (!isDay(publish) || !isDay(expires) || publish <= expires) return [];
  const issue: ContentIssue = {
    code: "impossible-date",
    path: ["expires"],
    message: {
      en: `The page would go on ${expires}, before it comes, on ${publish}.`,
      fr: `La page serait retirée le ${expires}, avant de paraître le ${publish}.`,
    },
    hint: { en: "Correct one of the two days.", fr: "Corrigez l’une des deux dates." },
  };
  return [diagnose(file, issue)];
}
