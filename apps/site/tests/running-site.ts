import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAddressService } from "@vitrine/address-service";
import { startInbox } from "@vitrine/inbox";
import { serveSite } from "../serve/serve-site.ts";

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
  /** Where the address service is for a test, to tell it what to do. */
  readonly addressService: string;
  /** Where its pages ask for addresses: nothing but the search is for the site itself. */
  readonly geocoder: string;
  /** What the address service was asked, in order. */
  searches(): Promise<readonly Search[]>;
  /** Host and port that its form posts to. */
  readonly webhookHost: string;
  /** What the inbox has, in order. */
  leads(): Promise<readonly Lead[]>;
  /**
   * Chromium's rules by which the pages find this site's inbox, or another webhook's host and port, and its address
   * service, whatever addresses they were built with.
   */
  hostRules(webhook?: string): string;
}

/** What a build's pages post to and ask. */
export interface SiteAddresses {
  readonly webhook: string;
  readonly geocoder: string;
}

/** A build of the real site. */
export interface BuiltSite extends SiteAddresses {
  readonly folder: string;
  /** Where what a next build may use is kept. */
  readonly cacheDir: string;
}

/**
 * Serves a build beside an inbox and an address service of its own, all three on any port. `build` gives it, once the
 * addresses of the two are known.
 */
export async function startSite(
  build: (own: SiteAddresses) => Promise<BuiltSite>,
): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const leads = await mkdtemp(join(tmpdir(), "vitrine-inbox-"));
  const inbox = await startInbox({ port: 0, dataDir: leads });
  const addresses = await startAddressService({ port: 0 });
  const built = await build({ webhook: `${inbox.url}/quote`, geocoder: addresses.geocoder });
  const server = await serveSite(built.folder, 0);
  const { host: webhookHost } = new URL(built.webhook);
  return {
    site: {
      url: server.url,
      addressService: addresses.url,
      geocoder: built.geocoder,
      searches: async () => (await fetch(`${addresses.url}/searches.json`)).json() as Promise<Search[]>,
      webhookHost,
      leads: async () => (await fetch(`${inbox.url}/leads.json`)).json() as Promise<Lead[]>,
      hostRules: (other = `127.0.0.1:${inbox.port}`) =>
        `MAP ${webhookHost} ${other}, MAP ${new URL(built.geocoder).host} 127.0.0.1:${addresses.port}`,
    },
    async close() {
      await Promise.all([server.close(), inbox.close(), addresses.close()]);
      await rm(leads, { recursive: true });
    },
  };
}
