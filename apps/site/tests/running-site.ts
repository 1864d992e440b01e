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
   * Chromium's rules by which pages of the shared build find this site's inbox, or another webhook's host and port,
   * and its address service.
   */
  hostRules(webhook?: string): string;
}

interface Addresses {
  readonly webhook: string;
  readonly geocoder: string;
}

/** What the pages of the shared build post to and ask. Nobody is there: each browser is led to services of its own. */
const SHARED: Addresses = {
  webhook: "http://localhost:47474/quote",
  geocoder: "http://localhost:47475/geocodage/search",
};

/** Builds the real site into a folder, for all browsers of a run. Gives where it stands. */
export const buildShared = (folder: string) => buildSite(folder, SHARED);

/**
 * Serves the real site with an inbox and an address service of its own, all three on any port: the shared build that
 * stands in `built`, or a build that has their addresses.
 */
export async function startSite(built?: string): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-browser-"));
  const inbox = await startInbox({ port: 0, dataDir: join(folder, "inbox") });
  const addresses = await startAddressService({ port: 0 });
  const own = { webhook: `${inbox.url}/quote`, geocoder: addresses.geocoder };
  const { webhook, geocoder } = built === undefined ? own : SHARED;
  const server = await serveSite(built ?? (await buildSite(folder, own)), 0);
  const { host: webhookHost } = new URL(webhook);
  return {
    site: {
      url: server.url,
      addressService: addresses.url,
      geocoder,
      searches: async () => (await fetch(`${addresses.url}/searches.json`)).json() as Promise<Search[]>,
      webhookHost,
      leads: async () => (await fetch(`${inbox.url}/leads.json`)).json() as Promise<Lead[]>,
      hostRules: (other = `127.0.0.1:${inbox.port}`) =>
        `MAP ${webhookHost} ${other}, MAP ${new URL(geocoder).host} 127.0.0.1:${addresses.port}`,
    },
    async close() {
      await Promise.all([server.close(), inbox.close(), addresses.close()]);
      await rm(folder, { recursive: true });
    },
  };
}

async function buildSite(folder: string, { webhook, geocoder }: Addresses): Promise<string> {
  const at = (name: string) => join(folder, name);
  copyContent(at("content"));
  copyDrawnImages(at("cache"));
  const settings = { ...process.env, VITRINE_WEBHOOK_URL: webhook, VITRINE_GEOCODER_URL: geocoder };
  const command = ["build", "--content", at("content"), "--out", at("dist"), "--cache", at("cache")];
  const code = await vitrine(command, settings);
  if (code !== 0) throw new Error(`The site's build ended with ${code}.`);
  return at("dist");
}
