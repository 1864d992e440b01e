import { expect, it } from "vitest";
import {
  eventLine,
  openingLines,
  openingSentence,
  exceptionLines,
  type HoursException,
} from "./opening-hours.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const ALL = [...WEEKDAYS, "Saturday", "Sunday"];
const hours = (days: readonly string[], opens: string, closes: string) => ({ days, opens, closes });
const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, " ");
const inWords = (...week: ReturnType<typeof hours>[]) =>
  openingLines(week).map((line) => plain(`${line.days} : ${line.hours}`));

it("joins days with the same hours, and ends with the days off", () => {
  expect(inWords(hours(WEEKDAYS, "08:00", "19:00"), hours(["Saturday"], "09:00", "12:30"))).toEqual([
    "du lundi au vendredi : de 8 h à 19 h",
    "le samedi : de 9 h à 12 h 30",
    "le dimanche : fermé",
  ]);
  expect(inWords(hours(["Saturday", "Tuesday", "Thursday"], "14:00", "18:00"))).toEqual([
    "le mardi, le jeudi et le samedi : de 14 h à 18 h",
    "les autres jours : fermé",
  ]);
  expect(inWords(hours([...WEEKDAYS.slice(0, 4), "Saturday"], "09:00", "18:00"))[0]).toBe(
    "du lundi au jeudi et le samedi : de 9 h à 18 h",
  );
});

it("writes two spans of a day in order, midnight, and days without a night", () => {
  expect(inWords(hours(ALL, "14:00", "19:00"), hours(ALL, "07:30", "12:00"))).toEqual([
    "tous les jours : de 7 h 30 à 12 h et de 14 h à 19 h",
  ]);
  expect(inWords(hours(ALL, "18:00", "00:00"))).toEqual(["tous les jours : de 18 h à minuit"]);
  expect(inWords(hours(ALL, "18:00", "23:59"))).toEqual(["tous les jours : de 18 h à minuit"]);
  expect(inWords(hours(ALL, "18:00", "02:00"))).toEqual(["tous les jours : de 18 h à 2 h"]);
  expect(inWords(hours(ALL, "08:00", "08:00"))).toEqual(["tous les jours : 24 h sur 24"]);
  expect(inWords(hours(ALL, "00:00", "23:59"))).toEqual(["tous les jours : 24 h sur 24"]);
});

it("says nothing about a week without hours", () => {
  expect(openingLines([])).toEqual([]);
  expect(openingSentence([])).toBe("");
});

it("writes a sentence without the days off", () => {
  const week = [
    hours(["Monday"], "14:00", "19:00"),
    hours(WEEKDAYS.slice(1), "09:00", "19:00"),
    hours(["Saturday"], "09:00", "17:00"),
  ];
  expect(plain(openingSentence(week))).toBe(
    "le lundi de 14 h à 19 h, du mardi au vendredi de 9 h à 19 h et le samedi de 9 h à 17 h",
  );
});

it("sets a comma before the last « et » if there are others", () => {
  const week = [
    hours(["Tuesday"], "10:00", "12:00"),
    hours(["Tuesday"], "14:00", "19:00"),
    hours(["Saturday"], "09:00", "13:00"),
  ];
  expect(plain(openingSentence(week))).toBe(
    "le mardi de 10 h à 12 h et de 14 h à 19 h, et le samedi de 9 h à 13 h",
  );
});

it("names a day or a period, and its month and year once", () => {
  const words = (exception: HoursException) =>
    plain(
      exceptionLines([exception])
        .map(({ days, hours: spans }) => `${days} : ${spans}`)
        .join(),
    );
  expect(words({ from: "2027-08-15" })).toBe("le 15 août 2027 : fermé");
  expect(words({ from: "2027-08-02", to: "2027-08-20" })).toBe("du 2 au 20 août 2027 : fermé");
  expect(words({ from: "2027-08-01", to: "2027-09-01" })).toBe("du 1ᵉʳ août au 1ᵉʳ septembre 2027 : fermé");
  expect(words({ from: "2026-12-24", to: "2027-01-02" })).toBe(
    "du 24 décembre 2026 au 2 janvier 2027 : fermé",
  );
  expect(words({ from: "2026-12-24", opens: "09:00", closes: "16:00" })).toBe(
    "le 24 décembre 2026 : de 9 h à 16 h",
  );
});

it("keeps a span of hours on one line", () => {
  expect(openingSentence([hours(["Monday"], "08:00", "12:30")])).toBe(
    "le lundi de\u00A08\u202Fh\u00A0à\u00A012\u202Fh\u202F30",
  );
});

it("writes exceptions in their order, and a day with two spans once", () => {
  const lines = exceptionLines([
    { from: "2027-08-02", to: "2027-08-20" },
    { from: "2026-12-24", opens: "09:00", closes: "12:00" },
    { from: "2026-12-24", opens: "14:00", closes: "16:00" },
  ]);
  expect(lines.map((line) => plain(`${line.days} : ${line.hours}`))).toEqual([
    "le 24 décembre 2026 : de 9 h à 12 h et de 14 h à 16 h",
    "du 2 au 20 août 2027 : fermé",
  ]);
});

it.each<[HoursException, string, string]>([
  [{ from: "2027-12-04", opens: "10:00", closes: "16:30" }, "samedi 4 décembre 2027", "de 10 h à 16 h 30"],
  [{ from: "2027-12-04", to: "2027-12-04", opens: "14:00" }, "samedi 4 décembre 2027", "à 14 h"],
  [{ from: "2027-12-30", to: "2028-01-02" }, "du 30 décembre 2027 au 2 janvier 2028", ""],
])("writes when an event takes place: %j", (event, ...words) => {
  const line = eventLine(event);
  expect([plain(line.days), plain(line.hours)]).toEqual(words);
});
