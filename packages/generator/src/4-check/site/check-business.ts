import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@vitrine/schema/content/site";
import type { ContentIssue, ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose } from "../../1-load/source-file.ts";
import type { Facts } from "@vitrine/schema/content/facts";
import { dialled } from "../../3-resolve/texts/phone-number.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";

/**
 * Holds site.yaml to the world outside: hours, currency and country exist, the logo is there, addresses are encrypted.
 * Search engines read these, and no visitor would ever report them. Without `publicDir` the logo is not looked for.
 */
export function checkBusiness({ site, facts }: ValidContent, publicDir: string | undefined): Diagnostic[] {
  if (site === undefined) return [];
  return [
    ...checkHours(site.data),
    ...checkPhone(site.data),
    ...checkCodes(site.data),
    ...checkUnit(site.data, facts?.data),
    ...checkLogo(site.data, publicDir),
    ...checkAddresses(site.data),
    ...checkConsent(site.data),
  ].map((issue) => diagnose(site.file, issue));
}

function checkHours({ business }: Site): ContentIssue[] {
  const { opens, closes } = business.openingHours;
  if (closes > opens) return [];
  return [
    {
      code: "impossible-hours",
      path: ["business", "openingHours", "closes"],
      message: `The office closes at ${closes}, and opens at ${opens} only.`,
      hint: `Write the later time as closes; "23:59" is midnight.`,
    },
  ];
}

function checkPhone({ contact: { phone, country } }: Site): ContentIssue[] {
  if (dialled(phone, country) !== undefined) return [];
  return [
    {
      code: "impossible-phone",
      path: ["contact", "phone"],
      message: `No telephone has the number "${phone}".`,
      hint: "Write + and the prefix of the country, then the number without its first 0.",
    },
  ];
}

const CURRENCIES = Intl.supportedValuesOf("currency");
const REGIONS = new Intl.DisplayNames(["fr"], { type: "region", fallback: "none" });

function checkCodes({ business, contact }: Site): ContentIssue[] {
  const { currency } = business.offer;
  const unknown: ContentIssue[] = [];
  if (!CURRENCIES.includes(currency))
    unknown.push({
      code: "value-not-allowed",
      path: ["business", "offer", "currency"],
      message: `No currency has the code "${currency}" (ISO 4217).`,
      hint: suggest(currency, CURRENCIES),
    });
  if (REGIONS.of(contact.country) === undefined)
    unknown.push({
      code: "value-not-allowed",
      path: ["contact", "country"],
      message: `No country has the code "${contact.country}" (ISO 3166-1).`,
      hint: 'France is "FR", Belgium "BE", Switzerland "CH".',
    });
  return unknown;
}

/** The sign behind the price that visitors read is that of the currency that search engines are told. */
function checkUnit({ business: { offer } }: Site, facts: Facts | undefined): ContentIssue[] {
  const unit = facts?.[offer.fact]?.unit;
  if (unit === undefined || !CURRENCIES.includes(offer.currency)) return [];
  const style = { style: "currency", currency: offer.currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("fr", style).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? offer.currency;
  if (unit.includes(sign) || unit.includes(offer.currency) || !/\p{Sc}/u.test(unit)) return [];
  return [
    {
      code: "value-not-allowed",
      path: ["business", "offer", "currency"],
      message: `The price is in "${offer.currency}" (${sign}) here, and in "${unit}" in facts.yaml.`,
      hint: `Correct one of the two: "${offer.fact}" is the price that visitors read.`,
    },
  ];
}

function checkLogo({ business: { logo } }: Site, publicDir: string | undefined): ContentIssue[] {
  if (publicDir === undefined || existsSync(join(publicDir, logo))) return [];
  return [
    {
      code: "missing-logo",
      path: ["business", "logo"],
      message: `There is no public file "${logo}": search engines would be sent to nothing.`,
      hint: "Put the file among the site's public files, or correct its path.",
    },
  ];
}

/** Addresses of the machine itself, as a test has them. */
const LOCAL = /^http:\/\/(?:localhost|127\.|\[::1\])/;

function checkAddresses({ url, addresses, hosting }: Site): ContentIssue[] {
  const all: readonly (readonly [path: ContentPath, address: string])[] = [
    [["url"], url],
    ...Object.entries(addresses).map(([name, one]) => [["addresses", name], one] as const),
    ...(hosting?.formerWebhooks ?? []).map((one, i) => [["hosting", "formerWebhooks", i], one] as const),
  ];
  return all
    .filter(([, address]) => address.startsWith("http://") && !LOCAL.test(address))
    .map(([path, address]) => ({
      code: "unencrypted-address",
      path,
      message: `"${address}" is not encrypted.`,
      hint: "Write https://: browsers warn of pages without it, and send no form there.",
    }));
}

/** A visitor can take consent back as easily as it was given (CNIL). */
function checkConsent({ tracking, footer }: Site): ContentIssue[] {
  const { consent = true, ...trackers } = tracking ?? {};
  if (!consent || Object.keys(trackers).length === 0) return [];
  const entries = Object.values(footer).flat();
  if (entries.some(({ opens, route }) => opens === "consent" && route === undefined)) return [];
  return [
    {
      code: "missing-consent",
      path: ["footer"],
      at: "key",
      message:
        "The tools under tracking ask for consent, and no entry of the footer lets a visitor take it back.",
      hint: "Add an entry without a route, such as label: Cookies, with opens: consent.",
    },
  ];
}
