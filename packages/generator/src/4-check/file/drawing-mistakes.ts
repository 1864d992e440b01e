import type { Page } from "@vitrine/schema/content/page";
import type { Sector } from "@vitrine/schema/content/sector";
import type { ContentKind } from "@vitrine/schema/content-kinds";
import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** Finds what a drawing could not show: moments of a day that end too early, visits without a place on the planning. */
export function drawingMistakes(kind: ContentKind, data: unknown): readonly ContentIssue[] {
  if (kind === "sector") return dayMistakes((data as Sector).day);
  if (kind !== "page") return [];
  return (data as Page).sections.flatMap((section, i) =>
    section.type === "prose" ? planningMistakes(section.planning, ["sections", i, "planning"]) : [],
  );
}

function dayMistakes(day: Sector["day"]): readonly ContentIssue[] {
  if (day === undefined) return [];
  return day.moments.flatMap(({ until }, i) => {
    const start = day.moments[i - 1]?.until ?? day.from;
    return until > start ? [] : [outOfOrder(["day", "moments", i, "until"], start, until)];
  });
}

const outOfOrder = (path: ContentPath, start: number, until: number): ContentIssue => ({
  code: "hours-out-of-order",
  path,
  message: {
    en: `This moment ends at ${until}, and begins at ${start} only.`,
    fr: `Ce moment finit à ${until} h, et ne commence qu’à ${start} h.`,
  },
});

type Planning = Extract<Page["sections"][number], { type: "prose" }>["planning"];

function planningMistakes(planning: Planning, path: ContentPath): readonly ContentIssue[] {
  return (planning?.sites ?? []).flatMap(({ name, visits }, i) =>
    visits.flatMap(({ day }, j) => {
      const place = [...path, "sites", i, "visits", j, "day"];
      if (planning?.days.includes(day) === false) return [withoutDay(place, day, planning.days)];
      return visits.findIndex((visit) => visit.day === day) < j ? [dayTwice(place, day, name)] : [];
    }),
  );
}

const withoutDay = (path: ContentPath, day: string, days: readonly string[]): ContentIssue => ({
  code: "visit-without-day",
  path,
  message: {
    en: `"${day}" is no column of this planning (${days.join(", ")}).`,
    fr: `« ${day} » n’est pas une colonne de ce planning (${days.join(", ")}).`,
  },
});

const dayTwice = (path: ContentPath, day: string, site: string): ContentIssue => ({
  code: "duplicate-item",
  path,
  message: {
    en: `"${site}" has two visits on "${day}", and a day has one box.`,
    fr: `« ${site} » a deux passages le même jour (${day}), et un jour n’a qu’une case.`,
  },
  hint: {
    en: "Remove one of the two, or write both times in one text.",
    fr: "Supprimez l’un des deux, ou écrivez les deux heures dans un même texte.",
  },
});
