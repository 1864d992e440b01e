import { expect, it } from "vitest";
import { frameRoute } from "../content/site/nav.ts";
import { site } from "../content/site.ts";
import { corrected } from "./corrected.ts";

const patternOf = (field: object) => String("pattern" in field && field.pattern);
const { contact, business, networks } = site.properties;
const phone = patternOf(contact.properties.phone);
const country = patternOf(contact.properties.country);
const opens = patternOf(business.properties.openingHours.items.properties.opens);
const from = patternOf(business.properties.exceptions.items.properties.from);
const address = patternOf(networks.items.properties.address);
const target = patternOf(frameRoute);
const fact = "^[a-z][a-z0-9-]*$";
const photo = "^\\./\\S+\\.jpg$";
const colour = "^#[0-9a-fA-F]{6}$";
const inFrance = { contact: { country: "FR" }, networks: [{ icon: "instagram" }] };

it.each([
  ["05 56 00 11 22", phone, "+33556001122"],
  ["05.56.00.11.22", phone, "+33556001122"],
  ["0556001122", phone, "+33556001122"],
  ["+33 (0)5 56 00 11 22", phone, "+33556001122"],
  ["+33,556001122", phone, "+33556001122"],
  ["0033 5 56 00 11 22", phone, "+33556001122"],
  ["05 56 00 11 2", phone, undefined],
  // Réunion's prefix is +262.
  ["02 62 00 11 22", phone, undefined],
  ["9h30", opens, "09:30"],
  ["8 h", opens, "08:00"],
  ["9:30", opens, "09:30"],
  ["25h", opens, undefined],
  ["02/08/2027", from, "2027-08-02"],
  ["2 août 2027", from, "2027-08-02"],
  ["1er Décembre 2027", from, "2027-12-01"],
  ["2 aout prochain", from, undefined],
  ["31 juin 2027", from, undefined],
  ["${ buffet-froid }", fact, "buffet-froid"],
  ["22 €", fact, undefined],
  ["C:\\Photos\\été\\salle.jpg", photo, "./salle.jpg"],
  ["photos\\salle.jpg", photo, "./photos/salle.jpg"],
  ["24/12/27", from, "2027-12-24"],
  ["31/13/2027", from, undefined],
  ["31/02/2027", from, undefined],
  ["fr", country, "FR"],
  ["www.garance.fr", address, "https://www.garance.fr"],
  ["@atelier.garance", address, "https://www.instagram.com/atelier.garance"],
  ["atelier garance", address, undefined],
  ["#725", colour, "#772255"],
  ["7d2245", colour, "#7d2245"],
  ["bordeaux", colour, undefined],
  ["/équipe", "^/[a-z/]+$", "/equipe"],
  ["/équipe#nous", "^/[a-z/]+$", undefined],
  ["/#équipe", target, "/#equipe"],
  ["/documents/Tarifs 2026.PDF", target, "/documents/tarifs-2026.pdf"],
  ["/documents/Tarifs.docx", target, undefined],
  ["demain", "^today(?:[+-]\\d+)?$", "today+1"],
  ["Aujourd’hui", "^today(?:[+-]\\d+)?$", "today"],
  ["demain", from, undefined],
  ["Bègles", "^[a-z0-9-]+$", "begles"],
  ["Date de naissance", "^[a-z][a-z0-9_]*$", "date_de_naissance"],
])("reads %j as it was meant", (typed, pattern, meant) => {
  expect(corrected(typed, pattern, { path: ["networks", 0, "address"], root: inFrance })).toBe(meant);
});

it("knows midnight as the end of a day", () => {
  const meantFor = (key: string, typed = "24h") => corrected(typed, opens, { path: [key], root: {} });
  expect([meantFor("closes"), meantFor("opens")]).toEqual(["23:59", undefined]);
  expect([meantFor("closes", "0h"), meantFor("opens", "0h")]).toEqual(["23:59", "00:00"]);
  expect(corrected("0h", opens, { path: ["closes"], root: { overnight: true } })).toBe("00:00");
});

it("knows no prefix of another country", () => {
  const place = { path: [], root: { contact: { country: "BE" } } };
  expect(corrected("02 555 11 22", phone, place)).toBeUndefined();
});
