import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Legal } from "@vitrine/schema/content/legal";
import { diagnose } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { dayOf } from "../../day-of.ts";

/** The time by which a day begins earlier in UTC+14, the first time zone, than in UTC. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

/**
 * Dates exist, facts were found before `now`, and a text is updated after it is written. The contact for security is
 * still valid (RFC 9116, section 2.5.5).
 */
export function checkDates(
  { site, facts, legal }: ValidContent,
  release: boolean,
  now: number,
): Diagnostic[] {
  const ofFacts = Object.entries(facts?.data ?? {}).flatMap(([name, { date }]) => {
    const problem = date === undefined ? undefined : (impossible(date) ?? toCome(date, now));
    if (facts === undefined || problem === undefined) return [];
    return [diagnose(facts.file, { ...problem, path: [name, "date"] })];
  });
  const ofLegal = legal.flatMap(({ file, data }) =>
    (["edited", "updated"] as const).flatMap((key) => {
      const wrong = impossible(data[key]) ?? (key === "updated" ? beforeEdited(data) : undefined);
      return wrong === undefined ? [] : [diagnose(file, { ...wrong, path: [key] })];
    }),
  );
  const found = [...ofFacts, ...ofLegal];
  const { expires } = site?.data.hosting?.security ?? {};
  const problem = expires === undefined ? undefined : (impossible(expires) ?? expired(expires, release, now));
  if (site === undefined || problem === undefined) return found;
  return [...found, diagnose(site.file, { ...problem, path: ["hosting", "security", "expires"] })];
}

/** Reports a date such as 2024-02-31, which JavaScript reads as the second of March. */
const impossible = (date: string) =>
  new Date(date).toJSON()?.startsWith(date) === true
    ? undefined
    : ({
        code: "impossible-date",
        message: `There is no such date as ${date}.`,
        hint: "Write the year first, then the month and the day.",
      } as const);

const beforeEdited = ({ edited, updated }: Legal) =>
  updated >= edited
    ? undefined
    : ({
        code: "impossible-date",
        message: `This text was updated on ${updated}, before it was written, on ${edited}.`,
        hint: "Correct one of the two dates.",
      } as const);

const toCome = (date: string, now: number) =>
  date <= dayOf(now + EARLIEST_MS).slice(0, date.length)
    ? undefined
    : ({
        code: "impossible-date",
        message: `The fact was found on ${date}, which is still to come.`,
        hint: "Write the day on which it was found.",
      } as const);

const expired = (date: string, release: boolean, now: number) =>
  date >= dayOf(now)
    ? undefined
    : ({
        code: "expired-contact",
        severity: release ? "error" : "warning",
        message: `/.well-known/security.txt was valid until ${date}.`,
        hint: "Look whether the contact is still right, and put the day off, by less than a year.",
      } as const);
