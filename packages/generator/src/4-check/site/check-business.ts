import { suggest } from "@vitrine/schema/did-you-mean";
import { unknownBranch } from "../../3-resolve/places/unknown-branch.ts";
import { toE164 } from "../../3-resolve/texts/phone-number.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { noTelephone } from "../file/phone-numbers.ts";
import { premisesOf } from "./check-hours.ts";
import { reportDuplicates } from "./check-duplicates.ts";
import { issue, placeIn, sectionsOf, type SiteRule, within } from "./site-rule.ts";

/** The telephones of the company and its branches exist. Search engines read them, and no visitor would report them. */
export const checkTelephones: SiteRule = function* ({ site: { file, data } }) {
  const { contact, business } = data;
  for (const { text, path } of stringsIn({ contact, business }, (key) => key === "phone"))
    if (toE164(text, contact.country) !== text)
      yield issue("impossible-phone", placeIn(file, ...path), noTelephone(text));
};

/** Each branch has an id of its own, and a section of type visit names a branch that is there. */
export const checkBranches: SiteRule = function* ({ content, site }) {
  const { branches = [] } = site.data.business;
  yield* reportDuplicates(
    "duplicate-item",
    branches.map(({ id }, i) => ({ value: id, place: placeIn(site.file, "business", "branches", i, "id") })),
  );
  for (const { section, place } of sectionsOf(content)) {
    const branch = section.type === "visit" ? section.branch : undefined;
    if (branch !== undefined && !branches.some(({ id }) => id === branch))
      yield { ...within(place, "branch"), ...unknownBranch(branch, branches) };
  }
};

/** The south, north, west and east of the mainland, the Antilles, Guyane, La Réunion and Mayotte, in degrees. */
const FRANCE = [
  [41, 52, -6, 10],
  [14, 19, -64, -60],
  [2, 6, -55, -51],
  [-22, -20, 55, 56],
  [-14, -12, 44, 46],
] as const;
const isInFrance = (latitude: number, longitude: number) =>
  FRANCE.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** The country codes of these parts (ISO 3166-1). */
const FRENCH: ReadonlySet<string> = new Set(["FR", "BL", "GF", "GP", "MF", "MQ", "RE", "YT"]);

/** No place of a French business has its latitude and its longitude swapped: that of Tours would be off Somalia. */
export const checkCoordinates: SiteRule = function* ({ site }) {
  if (!FRENCH.has(site.data.contact.country)) return;
  for (const { place, premises } of premisesOf(site)) {
    const { coordinates } = premises;
    if (coordinates === undefined) continue;
    const { latitude, longitude } = coordinates;
    if (!isInFrance(latitude, longitude) && isInFrance(longitude, latitude))
      yield issue("bad-format", within(place, "coordinates", "latitude"), {
        en: "Latitude and longitude are swapped: the other way round, they are in France.",
        fr: "La latitude et la longitude sont inversées : dans l’autre sens, elles sont en France.",
        hint: { en: "Swap the two values.", fr: "Échangez les deux valeurs." },
      });
  }
};

/** The largest icon that a build makes of the sign. */
const ICON = "icon-512.png";

/** The logo that search engines fetch is there. */
export const checkLogo: SiteRule = function* ({ site: { file, data }, brand }) {
  const { logo } = data.business;
  const known = [...brand.files, ICON].map((name) => `/${name}`);
  if (!known.includes(logo))
    yield issue("missing-logo", placeIn(file, "business", "logo"), {
      en: `There is no file "brand${logo}": search engines would be sent to nothing.`,
      fr: `Le fichier « brand${logo} » n’existe pas : les moteurs de recherche y seraient envoyés en vain.`,
      hint: suggest(logo, known),
    });
};
