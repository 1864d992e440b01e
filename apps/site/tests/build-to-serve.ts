import { join } from "node:path";
import { vitrine } from "../build/vitrine-command.ts";
import { copyBuilt, copyContent } from "./copy-content.ts";
import type { BuiltSite, SiteAddresses } from "./running-site.ts";

/** Builds a site into a folder, for a webhook and a geocoder. `writeContent` may write another than the real one. */
export async function buildToServe(
  folder: string,
  addresses: SiteAddresses,
  writeContent: (content: string) => void = copyContent,
): Promise<BuiltSite> {
  const at = (name: string) => join(folder, name);
  writeContent(at("content"));
  copyBuilt(at("cache"));
  const settings = {
    ...process.env,
    VITRINE_WEBHOOK_URL: addresses.webhook,
    // The fallback has the same address, so there is no second webhook.
    VITRINE_WEBHOOK_FALLBACK_URL: addresses.webhook,
    VITRINE_GEOCODER_URL: addresses.geocoder,
  };
  const command = ["build", "--content", at("content"), "--out", at("dist"), "--cache", at("cache")];
  const code = await vitrine(command, settings);
  if (code !== 0) throw new Error(`The site's build ended with ${code}.`);
  return { ...addresses, folder: at("dist"), cacheDir: at("cache") };
}
