import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { dayOf } from "../../day-of.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** The time by which a day begins earlier in UTC+14, the first time zone, than in UTC. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

/**
 * Dates exist, facts were found before today, and a text is updated after it is written. The contact for security is
 * still valid (RFC 9116, section 2.5.5).
 */
export const checkDates: SiteRule = function* ({ content: { site, facts, legal }, now }) {
  const latest = dayOf(now + EARLIEST_MS);
  for (const [name, { date }] of Object.entries(facts?.data ?? {})) {
    if (facts === undefined || date === undefined) continue;
    const problem = impossible(date) ?? (date > latest.slice(0, date.length) ? stillToCome(date) : undefined);
    if (problem !== undefined) yield { ...problem, ...placeIn(facts.file, name, "date") };
  }
  for (const { file, data } of legal) {
    const { edited, updated } = data;
    const first = impossible(edited);
    const last = impossible(updated) ?? (updated < edited ? backwards(edited, updated) : undefined);
    if (first !== undefined) yield { ...first, ...placeIn(file, "edited") };
    if (last !== undefined) yield { ...last, ...placeIn(file, "updated") };
  }
  const { expires } = site?.data.hosting?.security ?? {};
  if (site === undefined || expires === undefined) return;
  const place = placeIn(site.file, "hosting", "security", "expires");
  const problem = impossible(expires);
  if (problem !== undefined) yield { ...problem, ...place };
  else if (expires < dayOf(now))
    yield {
      code: "expired-contact",
      ...place,
      message: {
        en: `/.well-known/security.txt was valid until ${expires}.`,
        fr: `/.well-known/security.txt était valable jusqu’au ${expires}.`,
      },
    };
};

const wrong = (message: Words, hint: Words): Problem => ({ code: "impossible-date", message, hint });

const stillToCome = (date: string) =>
  wrong(
    {
      en: `The fact was found on ${date}, which is still to come.`,
      fr: `Le fait a été relevé le ${date}, un jour encore à venir.`,
    },
    { en: "Write the day on which it was found.", fr: "Écrivez le jour où il a été relevé." },
  );

const backwards = (edited: string, updated: string) =>
  wrong(
    {
      en: `This text was updated on ${updated}, before it was written, on ${edited}.`,
      fr: `Ce texte a été mis à jour le ${updated}, avant d’être écrit le ${edited}.`,
    },
    { en: "Correct one of the two dates.", fr: "Corrigez l’une des deux dates." },
  );

/** Reports a date such as 2024-02-31, which JavaScript reads as the second of March. */
export const impossible = (date: string) =>
  new Date(date).toJSON()?.startsWith(date) === true
    ? undefined
    : wrong(
        { en: `There is no such date as ${date}.`, fr: `La date ${date} n’existe pas.` },
        {
          en: "Write the year first, then the month and the day.",
          fr: "Écrivez d’abord l’année, puis le mois et le jour.",
        },
      );
