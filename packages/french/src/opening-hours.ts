import { formatDate } from "./format-date.ts";

/** Days that have the same hours, as schema.org names them: "Monday"; times as "08:00". */
export interface OpeningHours {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Days with other hours than usual, as ISO dates. Without times, they are days off. */
export interface HoursException {
  readonly from: string;
  readonly to?: string | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** Days in words and their hours: "du mardi au vendredi", "de 10 h à 19 h". */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** The days of the week, as schema.org names them. */
export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The same days in French. */
export const FRENCH_DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

const CLOSED = "fermé";
/** The fewest days in a row that are named by the first and the last one. */
const MIN_RUN = 3;
/** The most days off that are named. */
const MAX_DAYS_OFF = 2;

const and = new Intl.ListFormat("fr-FR");

/** Writes a week's hours, one line for all days that have the same; days off come last. */
export function openingLines(week: readonly OpeningHours[]): HoursLine[] {
  const byHours = Map.groupBy(DAYS.keys(), (day) => inWords(spansOf(day, week)));
  // A day off has no spans.
  const off = byHours.get("") ?? [];
  byHours.delete("");
  const lines = Array.from(byHours, ([hours, days]) => ({ days: daysInWords(days), hours }));
  if (off.length === 0 || lines.length === 0) return lines;
  return [
    ...lines,
    { days: off.length > MAX_DAYS_OFF ? "les autres jours" : daysInWords(off), hours: CLOSED },
  ];
}

/** Writes a week's hours without the days off, as part of a sentence: "du mardi au vendredi de 10 h à 19 h". */
export function openingSentence(week: readonly OpeningHours[]): string {
  const lines = openingLines(week)
    .filter(({ hours }) => hours !== CLOSED)
    .map(({ days, hours }) => `${days} ${hours}`);
  const last = lines.pop() ?? "";
  if (lines.length === 0) return last;
  // « et » may also join two days, or two spans of one.
  const comma = [...lines, last].some((line) => /\set\s/.test(line)) ? "," : "";
  return `${lines.join(", ")}${comma} et ${last}`;
}

/** Writes exceptions in the order of their days, one line for a day with several spans. */
export function exceptionLines(exceptions: readonly HoursException[]): HoursLine[] {
  const inOrder = exceptions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const byDays = Map.groupBy(inOrder, periodInWords);
  return Array.from(byDays, ([days, spans]) => ({
    days,
    hours: inWords(
      spans.map(({ opens, closes }) =>
        opens === undefined || closes === undefined ? CLOSED : spanInWords(opens, closes),
      ),
    ),
  }));
}

const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: "UTC" });

/** Writes when something takes place: "samedi 4 décembre 2027", "de 10 h à 16 h". Without times, hours are "". */
export function eventLine({ from, to, opens, closes }: HoursException): HoursLine {
  const isOneDay = to === undefined || to === from;
  return {
    days: isOneDay ? `${weekday.format(new Date(from))} ${formatDate(from)}` : periodInWords({ from, to }),
    hours:
      opens === undefined
        ? ""
        : closes === undefined
          ? `à\u00A0${timeInWords(opens)}`
          : spanInWords(opens, closes),
  };
}

/** Names a day or a period: "le 15 août 2027", "du 2 au 20 août 2027". */
function periodInWords({ from, to = from }: HoursException): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from === to) return `le ${first}`;
  const isSame = (length: number) => from.slice(0, length) === to.slice(0, length);
  const [day = first] = first.split("\u00A0");
  const start = isSame("2027-08".length)
    ? day
    : isSame("2027".length)
      ? first.slice(0, -" 2027".length)
      : first;
  return `du ${start} au ${last}`;
}

/** Joins spans of hours; « et » stays with the span after it. */
const inWords = (spans: readonly string[]) => and.format(spans).replace(" et ", " et\u00A0");

/** The hours of a day, numbered from Monday, 0. */
const spansOf = (number: number, week: readonly OpeningHours[]): string[] =>
  week
    .filter(({ days }) => days.includes(DAYS[number] ?? ""))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .map(({ opens, closes }) => spanInWords(opens, closes));

function spanInWords(opens: string, closes: string): string {
  // From a time to the same one on the next day.
  if (opens === closes || (opens === "00:00" && closes === "23:59")) return "24\u202Fh sur\u00A024";
  return ["de", timeInWords(opens), "à", timeInWords(closes)].join("\u00A0");
}

function timeInWords(time: string): string {
  if (time === "00:00" || time === "23:59") return "minuit";
  const [hour, minute] = time.split(":");
  return `${Number(hour)}\u202Fh${minute === "00" ? "" : `\u202F${minute}`}`;
}

/** Names days by their numbers from Monday, 0, in order: "du lundi au jeudi et le samedi". */
function daysInWords(days: readonly number[]): string {
  if (days.length === DAYS.length) return "tous les jours";
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return and.format(
    runs.flatMap((run) =>
      run.length < MIN_RUN
        ? run.map((day) => `le ${nameOf(day)}`)
        : [`du ${nameOf(run[0])} au ${nameOf(run.at(-1))}`],
    ),
  );
}

const nameOf = (day: number | undefined) => FRENCH_DAYS[day ?? 0] ?? "";
