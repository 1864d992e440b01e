import type { Site } from "@vitrine/schema/content/site";
import { SITE_ADDRESS, WEB_ADDRESS } from "@vitrine/schema/content/site-addresses";
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

const ADDRESS_SETTINGS = {
  VITRINE_WEBHOOK_URL: "webhook",
  VITRINE_WEBHOOK_FALLBACK_URL: "webhookFallback",
  VITRINE_GEOCODER_URL: "geocoder",
  VITRINE_CLIENT_URL: "client",
  VITRINE_RECRUITMENT_URL: "recruitment",
  VITRINE_LINKEDIN_URL: "linkedin",
  VITRINE_MAPS_URL: "maps",
} as const satisfies Record<string, keyof Site["addresses"]>;

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
    const problem = problemOf(name, value);
    if (problem === undefined) return value;
    issues.push({ ...problem, code: "bad-setting", path });
    return own;
  };
  const addresses: Partial<Site["addresses"]> = {};
  for (const [name, key] of Object.entries(ADDRESS_SETTINGS)) {
    const address = read(name, site.addresses[key], ["addresses", key]);
    if (address !== undefined) addresses[key] = address;
  }
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
  const deployed = { ...site, url, addresses: isSecond ? { ...all, webhookFallback } : all };
  return { site: ON.has(staging) ? { ...deployed, staging: true } : deployed, issues };
}

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
