import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import { contentCodeHash } from "../build/code-hash.ts";
import { vitrine } from "../build/vitrine-command.ts";
import { copyBuilt, copyContent } from "./copy-content.ts";
import type { BuiltSite, SiteAddresses } from "./running-site.ts";

/** Builds the real site into a folder, for a webhook and a geocoder. `formFile` may replace its form. */
export async function buildToServe(
  folder: string,
  addresses: SiteAddresses,
  formFile?: string,
): Promise<BuiltSite> {
  const at = (name: string) => join(folder, name);
  copyContent(at("content"));
  if (formFile !== undefined) {
    copyFileSync(formFile, at("content/form.yaml"));
    keepFewZones(at("content"));
  }
  copyBuilt(at("cache"));
  const settings = {
    ...process.env,
    VITRINE_WEBHOOK_URL: addresses.webhook,
    // The fallback has the same address, so there is no second webhook.
    VITRINE_WEBHOOK_FALLBACK_URL: addresses.webhook,
    VITRINE_GEOCODER_URL: addresses.geocoder,
  };
  const command = ["build", "--content", at("content"), "--out", at("dist"), "--cache", at("cache")];
  const code = await vitrine(command, settings, { code: contentCodeHash() });
  if (code !== 0) throw new Error(`The site's build ended with ${code}.`);
  return { ...addresses, folder: at("dist"), cacheDir: at("cache") };
}
