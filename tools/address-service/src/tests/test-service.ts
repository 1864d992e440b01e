import { onTestFinished } from "vitest";
import { type AddressService, startAddressService } from "../address-server.ts";

/** A real address service on a free port, closed when the test ends. */
export async function testService(): Promise<AddressService> {
  const service = await startAddressService({ port: 0 });
  onTestFinished(() => service.close());
  return service;
}

/** Searches for addresses as the form does, from a page of another site. */
export function search(service: AddressService, q: string, more = ""): Promise<Response> {
  return fetch(`${service.geocoder}?q=${encodeURIComponent(q)}&index=address${more}`, {
    headers: { Origin: "http://localhost:4173" },
  });
}

/** Plans the responses to the next searches. */
export function misbehave(service: AddressService, plan: unknown): Promise<Response> {
  return fetch(`${service.url}/misbehave`, { method: "POST", body: JSON.stringify(plan) });
}
