import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAddressService } from "@vitrine/address-service";
import { startInbox } from "@vitrine/inbox";
import { serveSite } from "../serve-site.ts";
import { vitrine } from "../vitrine-command.ts";
import { copyContent, copyDrawnImages } from "./copy-content.ts";

export interface Lead {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A search that reached the address service. */
interface Search {
  readonly parameters: Readonly<Record<string, string>>;
  readonly outcome: "pending" | "answered" | "abandoned";
}

export interface RunningSite {
  readonly url: string;
  /** Where the address service is: nothing but the search is for the site itself. */
  readonly addressService: string;
  /** What the address service was asked, in order. */
  searches(): Promise<readonly Search[]>;
  /** Host and port that its form posts to. */
  readonly webhookHost: string;
  /** What the inbox has, in order. */
  leads(): Promise<readonly Lead[]>;
}

/** Builds the real site to post to an inbox and to ask an address service of its own, and serves the three. */
export async function startSite(): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-browser-"));
  const inbox = await startInbox({ port: 0, dataDir: join(folder, "inbox") });
  const addresses = await startAddressService({ port: 0 });
  const [content, outDir, cacheDir] = ["content", "dist", "cache"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  copyContent(content);
  copyDrawnImages(cacheDir);
  const settings = {
    ...process.env,
    VITRINE_WEBHOOK_URL: `${inbox.url}/quote`,
    VITRINE_GEOCODER_URL: addresses.geocoder,
  };
  const command = ["build", "--content", content, "--out", outDir, "--cache", cacheDir];
  const code = await vitrine(command, settings);
  if (code !== 0) throw new Error(`The site's build ended with ${code}.`);
  const server = await serveSite(outDir, 0);
  return {
    site: {
      url: server.url,
      addressService: addresses.url,
      searches: async () => (await fetch(`${addresses.url}/searches.json`)).json() as Promise<Search[]>,
      webhookHost: new URL(inbox.url).host,
      leads: async () => (await fetch(`${inbox.url}/leads.json`)).json() as Promise<Lead[]>,
    },
    async close() {
      await Promise.all([server.close(), inbox.close(), addresses.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
