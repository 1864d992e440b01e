import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { contentKindOf } from "@vitrine/schema/content-kinds";
import { contrast, nearestPassing } from "@vitrine/schema/contrast";
import { dialled } from "../3-resolve/texts/phone-number.ts";
import { DEFAULT_THEME } from "../3-resolve/theme/default-theme.data.ts";
import { LEAST_CONTRAST, LEAST_OF_PARTS } from "../4-check/site/check-theme.ts";
import { fillTemplate } from "./fill-template.ts";
import { SITE_QUESTIONS, type SiteAnswers } from "./site-questions.data.ts";

/** Files of a new site, by path; or the reasons why an answer can't be used. */
export type NewSite =
  | { readonly files: ReadonlyMap<string, string>; readonly remarks: readonly string[] }
  | { readonly problems: readonly string[] };

const TEMPLATE = join(import.meta.dirname, "site-template");

/** Makes all files of a new site, with placeholders for the owner's texts. `schema` finds editor schemas. */
export function newSite(
  name: string,
  answers: SiteAnswers,
  schema: (kind: string, folder: string) => string,
  today: string,
): NewSite {
  const read = readAnswers(name, answers);
  if ("problems" in read) return read;
  const { words, remarks } = read;
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.yaml$|^gitignore$/.test(path))
    .map((path): [string, string] => {
      const kind = contentKindOf(path.replaceAll("\\", "/"));
      if (kind === undefined) return [`.${path}`, readFileSync(join(TEMPLATE, path), "utf8")];
      const address = schema(kind, dirname(path));
      return [path, fillTemplate(join("site-template", path), address, { ...words, today })];
    });
  return { files: new Map(files), remarks };
}

/** Signs that would end a text of the template, or begin a reference or a placeholder. */
const SIGNS = "quotes, dollar signs, braces, brackets, backslashes or line breaks";

/** Reads the answers into the words that the template names. */
function readAnswers(
  name: string,
  { trade, town, phone, email, address, colour }: SiteAnswers,
):
  | { readonly words: Readonly<Record<string, string>>; readonly remarks: readonly string[] }
  | { readonly problems: readonly string[] } {
  const number = dialled(phone, "FR");
  const [, street, postalCode] = /^(.*\S)\s*,\s*(\d{5})\b/.exec(address) ?? [];
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour.trim())?.[1]?.toLowerCase();
  const problems = [
    ...Object.entries({ name, trade, town, email, address }).flatMap(([field, value]) =>
      /["\\${}\n[\]]/.test(value)
        ? [`${field === "name" ? "The name" : `--${field}`} can't hold ${SIGNS}.`]
        : [],
    ),
    ...(fold(name) === "" ? [`"${name}" has no letter that an address could hold.`] : []),
    ...(number === undefined ? [`No telephone has the number "${phone}" (--phone).`] : []),
    ...(/^[^\s@]+@[^\s@]+\.[a-z]{2,24}$/i.test(email) ? [] : [`"${email}" is no e-mail address (--email).`]),
    ...(postalCode === undefined
      ? [`"${address}" does not have the form "12 rue Mercière, 69002 Lyon" (--address).`]
      : []),
    ...(hex === undefined ? [`"${colour}" is no colour such as #1f5f8b (--colour).`] : []),
  ];
  if (problems.length > 0 || number === undefined || hex === undefined) return { problems };
  const { paper, tint, sky, shade, ink } = DEFAULT_THEME.colours;
  const brand = visible(`#${hex}`, [paper, "#ffffff", tint, sky, shade], LEAST_CONTRAST);
  const remarks =
    brand === `#${hex}` ? [] : [`#${hex} can't be read on a light ground: theme.yaml has ${brand}.`];
  const place = placeName(town.trim());
  const words = {
    name: name.trim(),
    slug: fold(name),
    trade: upperFirst(trade.trim()),
    "trade in sentence": lowerFirst(trade.trim()),
    town: place.name,
    "in town": place.at,
    phone: number,
    email: email.trim(),
    address: address.trim(),
    street: street ?? "",
    "postal code": postalCode ?? "",
    brand,
    "bright brand": visible(brand, [ink, brand], LEAST_OF_PARTS),
  };
  return { words, remarks };
}

/** Gives the nearest shade of a colour that has a contrast with all grounds, or the colour itself. */
function visible(colour: string, grounds: readonly string[], least: number): string {
  if (grounds.every((ground) => contrast(colour, ground) >= least)) return colour;
  return nearestPassing(colour, grounds, least) ?? colour;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The questions without an answer. */
export const unanswered = (answers: Partial<SiteAnswers>) =>
  SITE_QUESTIONS.filter(({ option }) => (answers[option] ?? "").trim() === "");
