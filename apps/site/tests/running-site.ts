import { startAddressService } from "@vitrine/address-service";
import { serveSite } from "../serve/serve-site.ts";
import { type FaultyWebhook, faultyWebhook } from "./browser/faulty-webhook.ts";

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
  /** Base address of the address service, through which a test controls it. */
  readonly addressService: string;
  /** Address to which the pages send searches; the rest of the service is for tests. */
  readonly geocoder: string;
  /** Searches at the address service, in order. */
  searches(): Promise<readonly Search[]>;
  /** Host and port to which the form posts. */
  readonly webhookHost: string;
  /** The inbox. A test may stop it, and start a webhook of its own on the same port. */
  readonly inbox: FaultyWebhook;
  /** All leads of the inbox, in order. */
  leads(): Promise<readonly Lead[]>;
  /**
   * Host rules for Chromium. They map the addresses in the built pages to this site's inbox, or another
   * webhook, and to its address service.
   */
  hostRules(webhook?: string): string;
}

/** Addresses to which a build's pages send data. */
export interface SiteAddresses {
  readonly webhook: string;
  readonly geocoder: string;
}

/** A build of the real site. */
export interface BuiltSite extends SiteAddresses {
  readonly folder: string;
  /** Cache folder that a later build may use. */
  readonly cacheDir: string;
}

/**
 * Serves a build beside an inbox and an address service, each on a free port. `build` makes it, once the
 * addresses of these two are known.
 */
export async function startSite(
  build: (own: SiteAddresses) => Promise<BuiltSite>,
): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const inbox = await faultyWebhook();
  const addresses = await startAddressService({ port: 0 });
  const built = await build({
    webhook: `http://127.0.0.1:${inbox.port}/quote`,
    geocoder: addresses.geocoder,
  });
  const server = await serveSite(built.folder, 0);
  const { host: webhookHost } = new URL(built.webhook);
  return {
    site: {
      url: server.url,
      addressService: addresses.url,
      geocoder: built.geocoder,
      searches: async () => (await fetch(`${addresses.url}/searches.json`)).json() as Promise<Search[]>,
      webhookHost,
      inbox,
      leads: inbox.leads,
      hostRules: (other = `127.0.0.1:${inbox.port}`) =>
        `MAP ${webhookHost} ${other}, MAP ${new URL(built.geocoder).host} 127.0.0.1:${addresses.port}`,
    },
    async close() {
      await Promise.all([server.close(), inbox.close(), addresses.close()]);
    },
  };
}
