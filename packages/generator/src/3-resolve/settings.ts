import type { Site } from "@vitrine/schema/content/site";
import { SITE_ADDRESS, WEB_ADDRESS } from "@vitrine/schema/content/site-addresses";
import { NETWORK_NAMES } from "@vitrine/schema/text-links";
import type { ThemeModel } from "@vitrine/schema/site-model";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";

/** Environment variables of the process. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Gives the variables that start with VITRINE_, sorted by name. */
export const ownSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith("VITRINE_"))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isWebAddress = new RegExp(WEB_ADDRESS, "u");
const isSiteAddress = new RegExp(SITE_ADDRESS, "u");

/** The site as it is deployed. */
export type DeployedSite = Site & {
  /** True if no search engine may list any of its pages. */
  readonly staging?: true;
  readonly theme: ThemeModel;
  /** Text of the SVG drawing that stands for the site. */
  readonly sign: string;
};

const STAGING_SETTING = "VITRINE_STAGING";
const OFF: ReadonlySet<string | undefined> = new Set([undefined, "", "0", "false"]);
const ON: ReadonlySet<string | undefined> = new Set(["1", "true"]);

const SITE_SETTING = "VITRINE_SITE_URL";

const ADDRESSES = ["webhook", "webhookFallback", "geocoder", "client", "recruitment", "maps"] as const;

/** Gives the setting of an address: VITRINE_WEBHOOK_FALLBACK_URL of webhookFallback. */
const settingOf = (name: string) => `VITRINE_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}_URL`;

/**
 * Replaces addresses of site.yaml with those of a deployment, which then needs no change in a file. An empty
 * variable counts as unset.
 */
export function applySettings(
  site: Site,
  settings: Settings,
): { site: Omit<DeployedSite, "theme" | "sign">; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const read = <Own extends string | undefined>(name: string, own: Own, path: string[]): Own | string => {
    const value = settings[name];
    if (value === undefined || value === "") return own;
    const problem = own === undefined && name !== FALLBACK ? withoutUse(name, path) : problemOf(name, value);
    if (problem === undefined) return value;
    issues.push({ ...problem, code: "bad-setting", path });
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
      message: `The environment variable ${STAGING_SETTING} is neither 1 nor 0: "${staging}".`,
      hint: "Set it to 1 to keep the whole site out of search engines, or unset it.",
    });
  const deployed = {
    ...site,
    url,
    addresses: isSecond ? { ...all, webhookFallback } : all,
    ...(networks && { networks }),
  };
  return { site: ON.has(staging) ? { ...deployed, staging: true } : deployed, issues };
}

/** The receiver that a deployment may add to a site without one. */
const FALLBACK = settingOf("webhookFallback");

/** Reports a variable for an address that the site does not have. */
const withoutUse = (name: string, [list, key = name]: readonly string[]) => ({
  message: `The environment variable ${name} replaces an address that the site does not have.`,
  hint:
    list === "networks"
      ? "Add the network to networks in site.yaml, with its icon, or unset the variable."
      : `Add ${key} to addresses in site.yaml, or unset the variable.`,
});

/** Reports a variable whose value is no valid address. */
function problemOf(name: string, value: string): Pick<ContentIssue, "message" | "hint"> | undefined {
  if (!isWebAddress.test(value) || !URL.canParse(value))
    return {
      message: `The environment variable ${name} is not an http or https address: "${value}".`,
      hint: "Correct it, or unset it to use the address that site.yaml gives.",
    };
  if (name === SITE_SETTING && !isSiteAddress.test(value))
    return {
      message: `The environment variable ${name} is not a host alone: "${value}".`,
      hint: "Leave out what follows the host: the links inside the site begin at its root.",
    };
  return undefined;
}
