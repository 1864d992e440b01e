import type { Business, Visit } from "@vitrine/schema/content/site/business";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { dayOf } from "../../day-of.ts";
import { impossible } from "./check-dates.ts";
import type { Issues, SiteRule } from "./site-rule.ts";

/** The company and its branches open before they close, on days that exist; exceptions are to come. */
export const checkHours: SiteRule = function* ({ content: { site }, now }) {
  if (site === undefined) return;
  const { file, data } = site;
  const visits: readonly (readonly [ContentPath, Visit])[] = [
    [["business"], data.business],
    ...(data.business.branches ?? []).map((branch, i) => [["business", "branches", i], branch] as const),
  ];
  for (const [path, { openingHours = [], exceptions = [] }] of visits) {
    const issues = [
      overlaps(openingHours, [...path, "openingHours"]),
      ...openingHours.map((hours, i) => wrongHours(hours, [...path, "openingHours", i])),
      ...exceptions.map((exception, i) => wrongHours(exception, [...path, "exceptions", i])),
      ...exceptions.map((exception, i) => wrongDays(exception, [...path, "exceptions", i], dayOf(now))),
    ];
    for (const issue of issues.flatMap((some) => [...some])) yield { ...issue, file };
  }
};

type Hours = NonNullable<Business["openingHours"]>[number];
type Exception = NonNullable<Business["exceptions"]>[number];

/** Two spans of a day do not overlap. */
function* overlaps(week: readonly Hours[], path: ContentPath): Issues {
  for (const [i, { days, opens }] of week.entries()) {
    const earlier = week.find(
      (other, j) =>
        j !== i &&
        other.days.some((day) => days.includes(day)) &&
        (other.opens < opens || (other.opens === opens && j < i)) &&
        opens < other.closes,
    );
    if (earlier !== undefined)
      yield {
        code: "impossible-hours",
        path: [...path, i, "opens"],
        message: {
          en: `${opens} is before ${earlier.closes}, when the hours from ${earlier.opens} end on the same day.`,
          fr: `${opens} tombe avant ${earlier.closes}, où finissent le même jour les heures qui commencent à ${earlier.opens}.`,
        },
        hint: {
          en: "Correct one of the times, or remove the day from one of the two.",
          fr: "Corrigez l’une des heures, ou retirez le jour de l’une des deux plages.",
        },
      };
  }
}

function* wrongHours(hours: Omit<Exception, "from">, path: ContentPath): Issues {
  const { opens, closes, overnight = false } = hours;
  if (opens === undefined && closes === undefined) return;
  if (opens === undefined || closes === undefined)
    yield {
      code: "missing-key",
      path,
      message: {
        en: `"${opens === undefined ? "closes" : "opens"}" stands alone.`,
        fr: `« ${opens === undefined ? "closes" : "opens"} » est seul.`,
      },
      hint: {
        en: "Write both times; without either, the day is a day off.",
        fr: "Écrivez les deux heures ; sans aucune, c’est un jour de fermeture.",
      },
    };
  else if (overnight && closes > opens)
    yield {
      code: "impossible-hours",
      path: [...path, "closes"],
      message: {
        en: `From ${opens} to ${closes} on the next day is more than 24 hours.`,
        fr: `De ${opens} à ${closes} le lendemain, il y a plus de 24 heures.`,
      },
      hint: {
        en: "Remove overnight, or correct the times.",
        fr: "Retirez overnight, ou corrigez les heures.",
      },
    };
  else if (!overnight && closes <= opens)
    yield {
      code: "impossible-hours",
      path: [...path, "closes"],
      message: {
        en: `It closes at ${closes}, and opens at ${opens} only.`,
        fr: `La fermeture, à ${closes}, vient avant l’ouverture, à ${opens}.`,
      },
      hint: {
        en: `Write the later time as closes; "23:59" is midnight. Past midnight, add overnight: true.`,
        fr: 'Écrivez l’heure la plus tardive sous closes ; "23:59" est minuit. Au-delà de minuit, ajoutez overnight: true.',
      },
    };
}

function* wrongDays({ from, to }: Exception, path: ContentPath, today: string): Issues {
  const [first, last] = [impossible(from), to === undefined ? undefined : impossible(to)];
  if (first !== undefined) yield { ...first, path: [...path, "from"] };
  if (last !== undefined) yield { ...last, path: [...path, "to"] };
  const end = to ?? from;
  const atEnd = [...path, to === undefined ? "from" : "to"];
  if (end < from)
    yield {
      code: "impossible-date",
      path: atEnd,
      message: {
        en: `The exception ends on ${end}, before it begins, on ${from}.`,
        fr: `L’exception finit le ${end}, avant de commencer le ${from}.`,
      },
      hint: { en: "Correct one of the two dates.", fr: "Corrigez l’une des deux dates." },
    };
  else if (end < today)
    yield {
      code: "past-exception",
      path: atEnd,
      message: { en: `The exception ended on ${end}.`, fr: `L’exception a pris fin le ${end}.` },
    };
}
