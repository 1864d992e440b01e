import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { businessTypeOf } from "@vitrine/schema/content/site/business-type-of";
import { MAX_NAME_LENGTH } from "@vitrine/schema/content/site";
import { contentKindOf } from "@vitrine/schema/content-kinds";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { isEmail } from "@vitrine/schema/is-email";
import { toE164 } from "../3-resolve/texts/phone-number.ts";
import { capitalised } from "../3-resolve/texts/vocabulary.ts";
import { readableBrand } from "../3-resolve/theme/palette.ts";
import { fillTemplate } from "./fill-template.ts";
import { noLetter } from "./new-content.ts";
import { SITE_OPTIONS, type SiteAnswers, type SiteOption } from "./site-options.data.ts";

const TEMPLATE = join(import.meta.dirname, "site-template");

/**
 * Makes all files of a new site, by path, from answers without a problem, with placeholders for the owner's texts. `schema` finds
 * editor schemas.
 */
export function newSite(
  name: string,
  answers: SiteAnswers,
  schema: (kind: string, folder: string) => string,
  today: string,
) {
  const { words, remarks } = readAnswers(name, answers);
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
const SIGNS = /["\\${}\n[\]]/;

const numberIn = (phone: string) => toE164(phone, "FR");
/** A postal code follows a street and precedes a town: other numbers, of a box for instance, don't. */
const partsIn = (address: string) => /^(.*[^\s,;–-])[\s,;–-]+(\d{5})\s+[^\s\d]/.exec(address);
const hexIn = (colour: string) => /^#?([0-9a-f]{6})$/i.exec(colour.trim())?.[1]?.toLowerCase();

/** Tests of the answers that have a form. */
const FORMS: Partial<Record<SiteOption, (answer: string) => unknown>> = {
  phone: numberIn,
  email: isEmail,
  address: partsIn,
  colour: hexIn,
};

/** Says why the name or an answer can't be used; undefined for a good one. */
export function answerProblem(field: SiteOption | "name", answer: string): Words | undefined {
  const named = field === "name" ? { en: "the name", fr: "le nom" } : { en: `--${field}`, fr: `--${field}` };
  if (SIGNS.test(answer))
    return {
      en: `Expected for ${named.en} no quotes, dollar signs, braces, brackets, backslashes or line breaks; found: ${answer}`,
      fr: `Attendu pour ${named.fr} : ni guillemet droit, ni dollar, accolade, crochet, barre oblique inverse ou saut de ligne. Trouvé : ${answer}`,
    };
  if (field === "name") return nameProblem(answer);
  const isGood = FORMS[field];
  if (isGood === undefined || isGood(answer)) return undefined;
  const example = SITE_OPTIONS[field];
  return {
    en: `Expected for ${named.en} an answer such as "${example}"; found "${answer}".`,
    fr: `Attendu pour ${named.fr} : une réponse comme « ${example} ». Trouvé : « ${answer} ».`,
  };
}

function nameProblem(name: string): Words | undefined {
  if (fold(name) === "") return noLetter(name);
  const { length } = Array.from(name.trim());
  if (length <= MAX_NAME_LENGTH) return undefined;
  return {
    en: `Expected for the name at most ${MAX_NAME_LENGTH} characters, as logos and titles have room for; found ${length}.`,
    fr: `Attendu pour le nom : au plus ${MAX_NAME_LENGTH} caractères, la place d’un logo et d’un titre. Trouvé : ${length}.`,
  };
}

/** Reads the answers into the words that the template names. */
function readAnswers(name: string, { trade, town, phone, email, address, colour }: SiteAnswers) {
  const [, street = "", postalCode = ""] = partsIn(address) ?? [];
  const hex = hexIn(colour) ?? "";
  const brand = readableBrand(`#${hex}`);
  const remarks =
    brand === `#${hex}`
      ? []
      : [
          {
            en: `#${hex} can't be read on a light ground: theme.yaml has ${brand}.`,
            fr: `#${hex} ne se lirait pas sur un fond clair : theme.yaml a ${brand}.`,
          },
        ];
  const place = placeName(town.trim());
  const words = {
    name: name.trim(),
    slug: fold(name),
    trade: capitalised(trade.trim()),
    type: businessTypeOf(trade) ?? "LocalBusiness",
    "trade in sentence": lowerFirst(trade.trim()),
    town: place.name,
    "in town": place.at,
    phone: numberIn(phone) ?? "",
    email: email.trim(),
    address: address.trim(),
    street,
    "postal code": postalCode,
    brand,
  };
  return { words, remarks };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
