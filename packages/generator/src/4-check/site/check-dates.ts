import { dayInFrench, dayOf } from "../../day-of.ts";
import { issue, placeIn, type SiteRule } from "./site-rule.ts";

/** The time by which a day begins earlier in UTC+14, the first time zone, than in UTC. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

/**
 * Facts were found before today, and a text is updated after it is written. The contact for security is still valid
 * (RFC 9116, section 2.5.5).
 */
export const checkDates: SiteRule = function* ({ site, facts, content: { legal }, now }) {
  const latest = dayOf(now + EARLIEST_MS);
  for (const [name, { date }] of Object.entries(facts.data))
    if (date !== undefined && date > latest.slice(0, date.length))
      yield issue("impossible-date", placeIn(facts.file, name, "date"), {
        en: `The fact's date is still to come: ${date}.`,
        fr: `La date du fait est encore à venir : ${dayInFrench(date)}.`,
      });
  for (const { file, data } of legal)
    if (data.updated < data.edited)
      yield issue("impossible-date", placeIn(file, "updated"), {
        en: `This text was updated on ${data.updated}, before it was written, on ${data.edited}.`,
        fr: `Ce texte a été mis à jour le ${dayInFrench(data.updated)}, avant d’être écrit le ${dayInFrench(data.edited)}.`,
      });
  const { expires } = site.data.hosting?.security ?? {};
  if (expires !== undefined && expires < dayOf(now))
    yield issue("expired-contact", placeIn(site.file, "hosting", "security", "expires"), {
      en: `/.well-known/security.txt was valid until ${expires}.`,
      fr: `/.well-known/security.txt était valable jusqu’au ${dayInFrench(expires)}.`,
    });
};
