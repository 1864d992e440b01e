import type { Site } from "@vitrine/schema/content/site";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Facts } from "@vitrine/schema/content/facts";
import { dialled } from "../../3-resolve/texts/phone-number.ts";
import { LOCAL_HOST } from "../file/field-mistakes.ts";
import { noTelephone } from "../file/phone-numbers.ts";
import { footerEntries } from "./placed-entries.ts";
import { type Issues, placeIn, type SiteRule } from "./site-rule.ts";

/** The largest icon that a build makes of the sign. */
const ICON = "icon-512.png";

/**
 * Holds site.yaml to the world outside: telephones, currency and country exist, the logo is there, addresses are encrypted.
 * Search engines read these, and no visitor would ever report them.
 */
export const checkBusiness: SiteRule = function* ({ content: { site, facts }, brand }) {
  if (site === undefined) return;
  const { file, data } = site;
  for (const rule of [checkContact, checkAddresses, checkConsent, checkCurrency])
    for (const issue of rule(data, facts?.data)) yield { ...issue, file };
  const { logo } = data.business;
  const known = [...brand.files, ICON].map((name) => `/${name}`);
  if (!known.includes(logo))
    yield {
      code: "missing-logo",
      ...placeIn(file, "business", "logo"),
      message: {
        en: `There is no file "brand${logo}": search engines would be sent to nothing.`,
        fr: `Le fichier « brand${logo} » n’existe pas : les moteurs de recherche y seraient envoyés en vain.`,
      },
      hint: suggest(logo, known),
    };
};

const REGIONS = new Intl.DisplayNames(["fr"], { type: "region", fallback: "none" });

function* checkContact({ contact: { phone, country }, business: { branches = [] } }: Site): Issues {
  const phones: readonly (readonly [path: ContentPath, number: string | undefined])[] = [
    [["contact", "phone"], phone],
    ...branches.map((branch, i) => [["business", "branches", i, "phone"], branch.phone] as const),
  ];
  for (const [path, number] of phones) {
    const right = number && dialled(number, country);
    if (number !== undefined && number !== right)
      yield {
        code: "impossible-phone",
        path,
        message: noTelephone(number),
        hint: {
          en: `Write + and the prefix of the country, then the number without its first 0${right ? `: "${right}"` : ""}.`,
          fr: `Écrivez + et l’indicatif du pays, puis le numéro sans son premier 0${right ? ` : "${right}"` : ""}.`,
        },
      };
  }
  if (REGIONS.of(country) === undefined)
    yield {
      code: "value-not-allowed",
      path: ["contact", "country"],
      message: {
        en: `No country has the code "${country}" (ISO 3166-1).`,
        fr: `Aucun pays n’a le code « ${country} » (ISO 3166-1).`,
      },
      hint: {
        en: 'France is "FR", Belgium "BE", Switzerland "CH".',
        fr: 'La France est "FR", la Belgique "BE", la Suisse "CH".',
      },
    };
}

const CURRENCIES = Intl.supportedValuesOf("currency");

/** The currency exists, and its sign is the one behind the price that visitors read. */
function* checkCurrency({ business: { offer } }: Site, facts: Facts | undefined): Issues {
  if (offer === undefined) return;
  const { currency, fact } = offer;
  const place = { code: "value-not-allowed", path: ["business", "offer", "currency"] } as const;
  if (!CURRENCIES.includes(currency)) {
    const message = {
      en: `No currency has the code "${currency}" (ISO 4217).`,
      fr: `Aucune monnaie n’a le code « ${currency} » (ISO 4217).`,
    };
    yield { ...place, message, hint: suggest(currency, CURRENCIES) };
    return;
  }
  const unit = facts?.[fact]?.unit;
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("fr", style).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  if (unit === undefined || unit.includes(sign) || unit.includes(currency) || !/\p{Sc}/u.test(unit)) return;
  yield {
    ...place,
    message: {
      en: `The price is in "${currency}" (${sign}) here, and in "${unit}" in facts.yaml.`,
      fr: `Le prix est ici en « ${currency} » (${sign}), et dans facts.yaml en « ${unit} ».`,
    },
    hint: {
      en: `Correct one of the two: "${fact}" is the price that visitors read.`,
      fr: `Corrigez l’un des deux : « ${fact} » est le prix que lisent les visiteurs.`,
    },
  };
}

function* checkAddresses({ url, addresses, networks = [], hosting }: Site): Issues {
  const all: readonly (readonly [path: ContentPath, address: string])[] = [
    [["url"], url],
    ...Object.entries(addresses).map(([name, one]) => [["addresses", name], one] as const),
    ...networks.map(({ address }, i) => [["networks", i, "address"], address] as const),
    ...(hosting?.formerWebhooks ?? []).map((one, i) => [["hosting", "formerWebhooks", i], one] as const),
  ];
  for (const [path, address] of all)
    if (address.startsWith("http://") && !LOCAL_HOST.test(address))
      yield {
        code: "unencrypted-address",
        path,
        message: { en: `"${address}" is not encrypted.`, fr: `« ${address} » n’est pas chiffré.` },
      };
}

/** A visitor can take consent back as easily as it was given (CNIL). */
function* checkConsent({ tracking, footer }: Site): Issues {
  const { consent = true, fictional: _, ...trackers } = tracking ?? {};
  const canWithdraw = footerEntries({ footer }).some(
    ({ opens, route }) => opens === "consent" && route === undefined,
  );
  if (consent && Object.keys(trackers).length > 0 && !canWithdraw)
    yield {
      code: "missing-consent",
      path: ["footer"],
      at: "key",
      message: {
        en: "The tools under tracking ask for consent, and no entry of the footer lets a visitor take it back.",
        fr: "Les outils de tracking demandent un consentement, et aucune entrée du pied de page ne permet de le retirer.",
      },
    };
}
