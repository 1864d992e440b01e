import type { Site } from "@vitrine/schema/content/site";
import { DIRECTIONS_ADDRESS, SITE_ADDRESS, WEB_ADDRESS } from "@vitrine/schema/content/site/site-addresses";
import { NETWORK_NAMES } from "@vitrine/schema/text-links";
import type { Drawing, ThemeModel } from "@vitrine/schema/site-model";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { byCodeUnits } from "../by-code-units.ts";

/** Environment variables of the process. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The variable for the language of messages to the author. No page depends on it. */
export const LANGUAGE_SETTING = "VITRINE_LANG";

/** Gives the variables that start with VITRINE_ and change the site, sorted by name. */
export const ownSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith("VITRINE_") && name !== LANGUAGE_SETTING)
      .sort(([a], [b]) => byCodeUnits(a, b)),
  );

const webAddress = new RegExp(WEB_ADDRESS, "u");
const siteAddress = new RegExp(SITE_ADDRESS, "u");
const directionsAddress = new RegExp(DIRECTIONS_ADDRESS, "u");

/** The site as it is deployed. */
export type DeployedSite = Site & {
  /** True if no search engine may list any of its pages. */
  readonly staging?: true;
  readonly theme: ThemeModel;
  /** Text of the SVG drawing that stands for the site. */
  readonly sign: string;
  readonly wordmark?: Drawing | undefined;
};

const STAGING_SETTING = "VITRINE_STAGING";
const OFF: ReadonlySet<string | undefined> = new Set([undefined, "", "0", "false"]);
const ON: ReadonlySet<string | undefined> = new Set(["1", "true"]);

const SITE_SETTING = "VITRINE_SITE_URL";

const ADDRESSES = [
  "webhook",
  "webhookFallback",
  "geocoder",
  "client",
  "recruitment",
  "maps",
  "directions",
] as const;

/** Gives the setting of an address: VITRINE_WEBHOOK_FALLBACK_URL of webhookFallback. */
const settingOf = (name: string) => `VITRINE_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}_URL`;

/**
 * Replaces addresses of site.yaml with those of a deployment, which then needs no change in a file. An empty
 * variable counts as unset.
 */
export function applySettings(
  site: Site,
  settings: Settings,
): { site: Omit<DeployedSite, "theme" | "sign" | "wordmark">; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const read = <Own extends string | undefined>(name: string, own: Own, path: string[]): Own | string => {
    const value = settings[name];
    if (value === undefined || value === "") return own;
    const message = own === undefined && !ADDABLE.has(name) ? withoutUse(name) : problemOf(name, value);
    if (message === undefined) return value;
    issues.push({ code: "bad-setting", path, ...message });
    return own;
  };
  const addresses: Partial<Site["addresses"]> = {};
  for (const key of ADDRESSES) {
    const address = read(settingOf(key), site.addresses[key], ["addresses", key]);
    if (address !== undefined) addresses[key] = address;
  }
  const named = new Map(site.networks?.map(({ icon, address }) => [icon, address]));
  const moved = new Map(
    NETWORK_NAMES.map((name) => [named.get(name), read(settingOf(name), named.get(name), ["networks"])]),
  );
  const networks = site.networks?.map((network) => ({
    ...network,
    address: moved.get(network.address) ?? network.address,
  }));
  const url = read(SITE_SETTING, site.url, ["url"]).replace(/\/$/, "");
  const { webhookFallback, ...all } = { ...site.addresses, ...addresses };
  // A fallback with the webhook's own address would repeat a refused delivery at once.
  const isSecond = webhookFallback !== undefined && webhookFallback !== all.webhook;
  const staging = settings[STAGING_SETTING];
  if (!ON.has(staging) && !OFF.has(staging))
    issues.push({
      code: "bad-setting",
      path: ["url"],
      en: `The environment variable ${STAGING_SETTING} is neither 1 nor 0: "${staging}".`,
      fr: `La variable d’environnement ${STAGING_SETTING} ne vaut ni 1 ni 0 : « ${staging} ».`,
    });
  const deployed = {
    ...site,
    url,
    addresses: isSecond ? { ...all, webhookFallback } : all,
    ...(networks && { networks }),
  };
  return { site: ON.has(staging) ? { ...deployed, staging: true } : deployed, issues };
}

/** Addresses that a deployment may add to a site without them. */
const ADDABLE = new Set(["webhookFallback", "geocoder", "directions"].map(settingOf));

const withoutUse = (name: string): Words => ({
  en: `The environment variable ${name} replaces an address that site.yaml lacks.`,
  fr: `La variable d’environnement ${name} remplace une adresse qui manque à site.yaml.`,
});

function problemOf(name: string, value: string): Words | undefined {
  if (!webAddress.test(value) || !URL.canParse(value))
    return {
      en: `The environment variable ${name} is not an http or https address: "${value}".`,
      fr: `La variable d’environnement ${name} n’est pas une adresse http ou https : « ${value} ».`,
    };
  if (name === settingOf("directions") && !directionsAddress.test(value))
    return {
      en: `The environment variable ${name} has nothing after the host, such as "/?daddr=": "${value}".`,
      fr: `La variable d’environnement ${name} n’a rien après l’hôte, comme « /?daddr= » : « ${value} ».`,
    };
  if (name !== SITE_SETTING || siteAddress.test(value)) return undefined;
  return {
    en: `The environment variable ${name} is not a host alone: "${value}".`,
    fr: `La variable d’environnement ${name} n’est pas un hôte seul : « ${value} ».`,
  };
}
