import { suggest } from "@vitrine/schema/did-you-mean";
import { dialled } from "../../3-resolve/texts/phone-number.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { noTelephone } from "../file/phone-numbers.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** The telephones of the company and its branches exist. Search engines read them, and no visitor would report them. */
export const checkTelephones: SiteRule = function* ({ content: { site } }) {
  const { contact, business } = site?.data ?? {};
  if (site === undefined || contact === undefined) return;
  for (const { text, path } of stringsIn({ contact, business }, (key) => key === "phone")) {
    const right = dialled(text, contact.country);
    const written = right === undefined ? "" : `: "${right}"`;
    if (text !== right)
      yield {
        code: "impossible-phone",
        ...placeIn(site.file, ...path),
        message: noTelephone(text),
        hint: {
          en: `Write + and the prefix of the country, then the number without its first 0${written}.`,
          fr: `Écrivez + et l’indicatif du pays, puis le numéro sans son premier 0${written.replace(":", " :")}.`,
        },
      };
  }
};

/** The sign of the offer's currency is the one behind the price that visitors read. */
export const checkCurrency: SiteRule = function* ({ content: { site, facts } }) {
  const { currency = "", fact = "" } = site?.data.business.offer ?? {};
  const unit = facts?.data[fact]?.unit;
  // The schema reports a currency that does not exist.
  if (site === undefined || !Intl.supportedValuesOf("currency").includes(currency)) return;
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("fr", style).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  if (unit !== undefined && /\p{Sc}/u.test(unit) && !unit.includes(sign) && !unit.includes(currency))
    yield {
      code: "value-not-allowed",
      ...placeIn(site.file, "business", "offer", "currency"),
      message: {
        en: `The price is in "${currency}" (${sign}) here, and in "${unit}" in facts.yaml.`,
        fr: `Le prix est ici en « ${currency} » (${sign}), et dans facts.yaml en « ${unit} ».`,
      },
      hint: {
        en: `Correct one of the two: "${fact}" is the price that visitors read.`,
        fr: `Corrigez l’un des deux : « ${fact} » est le prix que lisent les visiteurs.`,
      },
    };
};

/** The largest icon that a build makes of the sign. */
const ICON = "icon-512.png";

/** The logo that search engines fetch is there. */
export const checkLogo: SiteRule = function* ({ content: { site }, brand }) {
  const logo = site?.data.business.logo;
  const known = [...brand.files, ICON].map((name) => `/${name}`);
  if (site !== undefined && logo !== undefined && !known.includes(logo))
    yield {
      code: "missing-logo",
      ...placeIn(site.file, "business", "logo"),
      message: {
        en: `There is no file "brand${logo}": search engines would be sent to nothing.`,
        fr: `Le fichier « brand${logo} » n’existe pas : les moteurs de recherche y seraient envoyés en vain.`,
      },
      hint: suggest(logo, known),
    };
};
