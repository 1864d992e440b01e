import type { Business } from "@vitrine/schema/content/site/business";
import type { Site } from "@vitrine/schema/content/site";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { isDay } from "@vitrine/schema/is-day";
import type { Entry } from "../../2-validate/validate-content.ts";
import { dayInFrench, dayOf } from "../../day-of.ts";
import { issue, type Issues, type Place, placeIn, sectionsOf, type SiteRule, within } from "./site-rule.ts";

/** The company and its branches open before they close; exceptions, notices and events are to come. */
export const checkHours: SiteRule = function* ({ site, content, now }) {
  const today = dayOf(now);
  for (const { place, premises } of premisesOf(site)) {
    const { openingHours = [], exceptions = [] } = premises;
    yield* overlaps(openingHours, within(place, "openingHours"));
    for (const [i, hours] of openingHours.entries())
      yield* wrongHours(hours, within(place, "openingHours", i));
    for (const [i, exception] of exceptions.entries()) {
      const placed = within(place, "exceptions", i);
      yield* wrongHours(exception, placed);
      yield* wrongDays(EXCEPTION, exception, placed, today);
      if (exceptions.slice(0, i).some((earlier) => isContrary(earlier, exception)))
        yield issue("impossible-hours", within(placed, "from"), CONTRARY);
    }
  }
  for (const [i, notice] of (site.data.notices ?? []).entries())
    yield* wrongDays(NOTICE, notice, placeIn(site.file, "notices", i), today);
  for (const { section, place } of sectionsOf(content))
    for (const [i, event] of section.type === "events" ? section.items.entries() : []) {
      const placed = within(place, "items", i);
      // An event of several days may end after midnight.
      if (event.to === undefined || event.to === event.from) yield* wrongHours(event, placed, UNTIL_TOMORROW);
      yield* wrongDays(EVENT, event, placed, today);
    }
};

/** Lists the company's places of business, with their places in site.yaml. */
export const premisesOf = ({ file, data: { business } }: Pick<Entry<Site>, "file" | "data">) => [
  { place: placeIn(file, "business"), premises: business },
  ...(business.branches ?? []).map((premises, i) => ({
    place: placeIn(file, "business", "branches", i),
    premises,
  })),
];

const EXCEPTION: Words = { en: "The exception", fr: "L’exception" };
const EVENT: Words = { en: "The event", fr: "La date" };
const NOTICE: Words = { en: "The notice", fr: "L’annonce" };

const UNTIL_TOMORROW: Words = {
  en: "For an event that ends after midnight, write the next day as to.",
  fr: "Pour une date qui finit après minuit, écrivez le lendemain sous to.",
};

type Hours = NonNullable<Business["openingHours"]>[number];
type Exception = NonNullable<Business["exceptions"]>[number];

/** True if one exception closes on a day on which the other opens. */
const isContrary = (one: Exception, other: Exception) =>
  (one.opens === undefined) !== (other.opens === undefined) &&
  one.from <= (other.to ?? other.from) &&
  other.from <= (one.to ?? one.from);

const CONTRARY = {
  en: "An exception above says the contrary for a day of this one.",
  fr: "Une exception plus haut dit le contraire pour un jour de celle-ci.",
  hint: {
    en: "End one before the other begins; a period with an open day inside it is two.",
    fr: "Finissez l’une avant que l’autre commence ; une période qui contient un jour ouvert se coupe en deux.",
  },
};

/** Two spans of a day do not overlap. */
function* overlaps(week: readonly Hours[], place: Place): Issues {
  for (const [i, { days, opens }] of week.entries()) {
    const earlier = week.find(
      (other, j) =>
        other.days.some((day) => days.includes(day)) &&
        (other.opens < opens || (other.opens === opens && j < i)) &&
        opens < other.closes,
    );
    if (earlier !== undefined)
      yield issue("impossible-hours", within(place, i, "opens"), {
        en: `${opens} is before ${earlier.closes}, when the hours from ${earlier.opens} end on the same day.`,
        fr: `${opens} tombe avant ${earlier.closes}, où finissent le même jour les heures qui commencent à ${earlier.opens}.`,
      });
  }
}

function* wrongHours(hours: Partial<Hours>, place: Place, hint?: Words): Issues {
  const { opens, closes, overnight = false } = hours;
  if (opens === undefined || closes === undefined) return;
  if (overnight ? closes <= opens : closes > opens) return;
  yield issue("impossible-hours", within(place, "closes"), {
    en: `It opens at ${opens}, and closes at ${closes}${overnight ? " on the next day, more than 24 hours later" : ""}.`,
    fr: `L’ouverture est à ${opens}, et la fermeture à ${closes}${overnight ? " le lendemain, plus de 24 heures après" : ""}.`,
    hint,
  });
}

type Days = Pick<Exception, "from" | "to">;

function* wrongDays(what: Words, { from, to }: Days, place: Place, today: string): Issues {
  const end = to ?? from;
  // The schema reports it.
  if (!isDay(from) || !isDay(end)) return;
  const atEnd = within(place, to === undefined ? "from" : "to");
  if (end < from)
    yield issue("impossible-date", atEnd, {
      en: `${what.en} ends on ${end}, before it begins, on ${from}.`,
      fr: `${what.fr} finit le ${dayInFrench(end)}, avant de commencer le ${dayInFrench(from)}.`,
    });
  else if (end < today)
    yield issue("past-exception", atEnd, {
      en: `${what.en} ended on ${end}.`,
      fr: `${what.fr} a pris fin le ${dayInFrench(end)}.`,
    });
}
