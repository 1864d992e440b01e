import { type LocalServer, startLocalServer } from "@vitrine/inbox/local-server";
import { MisbehaviourPlan } from "@vitrine/inbox/misbehaviour-plan";
import { addressHandler } from "./address-handler.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import { SearchRecord } from "./search-record.ts";

/** A running address service. `geocoder` is the address to use for `addresses.geocoder` of site.yaml. */
export interface AddressService extends LocalServer {
  readonly geocoder: string;
}

/**
 * Starts the stand-in for the national address base's geocoder on loopback, and resolves once it listens.
 * Port 0 takes any free one. Rejects with the system's error, such as for a port in use.
 */
export async function startAddressService(options: { readonly port: number }): Promise<AddressService> {
  const plan = new MisbehaviourPlan<Misbehaviour>();
  const server = await startLocalServer(options, (wait, host) =>
    addressHandler({ plan, record: new SearchRecord(), wait }, host),
  );
  return { ...server, geocoder: `${server.url}/geocodage/search` };
}
