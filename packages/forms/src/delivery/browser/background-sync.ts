/** The address of the service worker. It is at the root, so that every page is in its scope. */
const WORKER_ADDRESS = "/outbox-worker.js";

/** The part of Trusted Types (W3C) in use here. TypeScript's DOM library does not describe it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The trusted address is created once, since a page may create a policy of one name only once. */
const trusted: { address?: string } = {};

/** Returns the address as a page with Trusted Types requires it. The policy `outbox` returns no other. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trusted.address ??=
    trustedTypes?.createPolicy("outbox", { createScriptURL: () => WORKER_ADDRESS }).createScriptURL("") ??
    WORKER_ADDRESS;
  return trusted.address;
}

/** Background Sync (WICG), which TypeScript's DOM library does not describe. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Registers the outbox's service worker while a request waits, and unregisters it afterwards. Browsers
 * without Background Sync (all but Chromium) get none, and the next page delivers. Errors are ignored, since
 * pages deliver too.
 */
export function setWorkerRegistered(isWanted: boolean): void {
  if (!("SyncManager" in globalThis) || !("serviceWorker" in navigator)) return;
  void (isWanted ? register() : unregister()).catch(() => undefined);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(trustedAddress(), { type: "module" });
  const registration: SyncRegistration = await navigator.serviceWorker.ready;
  await registration.sync?.register("outbox");
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const script = registration?.active?.scriptURL;
  if (script !== undefined && new URL(script).pathname === WORKER_ADDRESS) await registration?.unregister();
}
