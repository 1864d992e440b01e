import type { Business, Premises } from "@vitrine/schema/content/site/business";
import type { Page } from "@vitrine/schema/content/page";
import type { Site } from "@vitrine/schema/content/site";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { isDay } from "@vitrine/schema/is-day";
import { dayInFrench, dayOf } from "../../day-of.ts";
import type { Issues, SiteRule } from "./site-rule.ts";

/** The company and its branches open before they close; exceptions, notices and events are to come. */
export const checkHours: SiteRule = function* ({ site, content: { pages }, now }) {
  const today = dayOf(now);
  for (const issue of wrongOpening(site.data, today)) yield { ...issue, file: site.file };
  for (const { file, data } of pages) for (const issue of wrongEvents(data, today)) yield { ...issue, file };
};

function* wrongOpening({ business, notices = [] }: Site, today: string): Issues {
  for (const [path, { openingHours = [], exceptions = [] }] of premisesOf(business)) {
    yield* overlaps(openingHours, [...path, "openingHours"]);
    for (const [i, hours] of openingHours.entries()) yield* wrongHours(hours, [...path, "openingHours", i]);
    for (const [i, exception] of exceptions.entries()) {
      yield* wrongHours(exception, [...path, "exceptions", i]);
      yield* wrongDays(EXCEPTION, exception, [...path, "exceptions", i], today);
      if (exceptions.slice(0, i).some((earlier) => isContrary(earlier, exception)))
        yield { ...CONTRARY, path: [...path, "exceptions", i, "from"] };
    }
  }
  for (const [i, notice] of notices.entries()) yield* wrongDays(NOTICE, notice, ["notices", i], today);
}

/** Lists the company's places of business, with their paths in site.yaml. */
export const premisesOf = (business: Business): readonly (readonly [ContentPath, Premises])[] => [
  [["business"], business],
  ...(business.branches ?? []).map((branch, i) => [["business", "branches", i], branch] as const),
];

function* wrongEvents({ sections }: Page, today: string): Issues {
  for (const [at, section] of sections.entries())
    for (const [i, event] of section.type === "events" ? section.items.entries() : []) {
      const path = ["sections", at, "items", i];
      // An event of several days may end after midnight.
      if (event.to === undefined || event.to === event.from)
        for (const issue of wrongHours(event, path)) yield { ...issue, hint: UNTIL_TOMORROW };
      yield* wrongDays(EVENT, event, path, today);
    }
}

const EXCEPTION: Words = { en: "The exception", fr: "L’exception" };
const UNTIL_TOMORROW: Words = {
  en: "For an event that ends after midnight, write the next day as to.",
  fr: "Pour une date qui finit après minuit, écrivez le lendemain sous to.",
};
const EVENT: Words = { en: "The event", fr: "La date" };
const NOTICE: Words = { en: "The notice", fr: "L’annonce" };

type Hours = NonNullable<Business["openingHours"]>[number];
type Exception = NonNullable<Business["exceptions"]>[number];

/** True if one exception closes on a day on which the other opens. */
const isContrary = (one: Exception, other: Exception) =>
  (one.opens === undefined) !== (other.opens === undefined) &&
  one.from <= (other.to ?? other.from) &&
  other.from <= (one.to ?? one.from);

const CONTRARY = {
  code: "impossible-hours",
  en: "An exception above says the contrary for a day of this one.",
  fr: "Une exception plus haut dit le contraire pour un jour de celle-ci.",
  hint: {
    en: "End one before the other begins; a period with an open day inside it is two.",
    fr: "Finissez l’une avant que l’autre commence ; une période qui contient un jour ouvert se coupe en deux.",
  },
} as const;

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
        en: `${opens} is before ${earlier.closes}, when the hours from ${earlier.opens} end on the same day.`,
        fr: `${opens} tombe avant ${earlier.closes}, où finissent le même jour les heures qui commencent à ${earlier.opens}.`,
      };
  }
}

function* wrongHours({ opens, closes, overnight = false }: Partial<Hours>, path: ContentPath): Issues {
  if (opens === undefined || closes === undefined) return;
  if (overnight ? closes <= opens : closes > opens) return;
  yield {
    code: "impossible-hours",
    path: [...path, "closes"],
    en: `It opens at ${opens}, and closes at ${closes}${overnight ? " on the next day, more than 24 hours later" : ""}.`,
    fr: `L’ouverture est à ${opens}, et la fermeture à ${closes}${overnight ? " le lendemain, plus de 24 heures après" : ""}.`,
  };
}

function* wrongDays(
  what: Words,
  { from, to }: Pick<Exception, "from" | "to">,
  path: ContentPath,
  today: string,
): Issues {
  const end = to ?? from;
  // The schema reports it.
  if (!isDay(from) || !isDay(end)) return;
  const atEnd = [...path, to === undefined ? "from" : "to"];
  if (end < from)
    yield {
      code: "impossible-date",
      path: atEnd,
      en: `${what.en} ends on ${end}, before it begins, on ${from}.`,
      fr: `${what.fr} finit le ${dayInFrench(end)}, avant de commencer le ${dayInFrench(from)}.`,
    };
  else if (end < today)
    yield {
      code: "past-exception",
      path: atEnd,
      en: `${what.en} ended on ${end}.`,
      fr: `${what.fr} a pris fin le ${dayInFrench(end)}.`,
    };
}
