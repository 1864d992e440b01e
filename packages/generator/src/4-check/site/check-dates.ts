import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { dayOf } from "../../day-of.ts";
import type { SiteRule } from "./site-rule.ts";

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
    const toCome =
      date > latest.slice(0, date.length)
        ? wrong(
            `The fact was found on ${date}, which is still to come.`,
            "Write the day on which it was found.",
          )
        : undefined;
    const problem = impossible(date) ?? toCome;
    if (problem !== undefined) yield { ...problem, file: facts.file, path: [name, "date"] };
  }
  for (const { file, data } of legal) {
    const { edited, updated } = data;
    const backwards =
      updated < edited
        ? wrong(
            `This text was updated on ${updated}, before it was written, on ${edited}.`,
            "Correct one of the two dates.",
          )
        : undefined;
    const [first, last] = [impossible(edited), impossible(updated) ?? backwards];
    if (first !== undefined) yield { ...first, file, path: ["edited"] };
    if (last !== undefined) yield { ...last, file, path: ["updated"] };
  }
  const { expires } = site?.data.hosting?.security ?? {};
  if (site === undefined || expires === undefined) return;
  const place = { file: site.file, path: ["hosting", "security", "expires"] };
  const problem = impossible(expires);
  if (problem !== undefined) yield { ...problem, ...place };
  else if (expires < dayOf(now))
    yield {
      code: "expired-contact",
      ...place,
      message: `/.well-known/security.txt was valid until ${expires}.`,
      hint: "Look whether the contact is still right, and put the day off, by less than a year.",
    };
};

const wrong = (message: string, hint: string): Problem => ({ code: "impossible-date", message, hint });

/** Reports a date such as 2024-02-31, which JavaScript reads as the second of March. */
export const impossible = (date: string) =>
  new Date(date).toJSON()?.startsWith(date) === true
    ? undefined
    : wrong(`There is no such date as ${date}.`, "Write the year first, then the month and the day.");
