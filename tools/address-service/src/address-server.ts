import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MisbehaviourPlan } from "@vitrine/inbox/misbehaviour-plan";
import { addressHandler } from "./address-handler.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import { SearchRecord } from "./search-record.ts";

/** A running address service. `geocoder` is the address to use for `addresses.geocoder` of site.yaml. */
export interface AddressService {
  readonly url: string;
  readonly geocoder: string;
  readonly port: number;
  /** Drops delayed answers, then resolves. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in for the national address base's geocoder on loopback, and resolves once it listens.
 * Port 0 takes any free one. Rejects with the system's error, such as for a port in use.
 */
export async function startAddressService({ port }: { readonly port: number }): Promise<AddressService> {
  const host = "127.0.0.1";
  const closing = new AbortController();
  const wait = async (delayMs: number): Promise<void> => {
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: closing.signal });
  };
  const plan = new MisbehaviourPlan<Misbehaviour>();
  const server = createServer(addressHandler({ plan, record: new SearchRecord(), wait }, host));
  server.listen(port, host);
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://${host}:${actual}`;
  const close = async (): Promise<void> => {
    closing.abort();
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url, geocoder: `${url}/geocodage/search`, port: actual, close };
}
