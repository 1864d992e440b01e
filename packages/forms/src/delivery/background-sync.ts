/** Where the site serves the service worker: at its root, so that every page is in its scope. */
const WORKER_ADDRESS = "/outbox-worker.js";

/** Trusted Types (W3C), as far as it is used here; TypeScript's DOM library does not describe it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The worker's address as a trusted one, once it is made: a page makes a policy once. */
const trusted: { address?: string } = {};

/** The address in the form that a page with Trusted Types wants; the policy `outbox` gives out no other. */
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
 * Registers the outbox's service worker while something waits, and takes it away again. Without Background Sync (all
 * but Chromium) there is none: the next page delivers. Fails in silence, since pages deliver too.
 */
export function keepWorker(isWanted: boolean): void {
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
