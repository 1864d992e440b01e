import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { inboxHandler } from "./inbox-handler.ts";
import { LeadStore } from "./lead-store.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import { MisbehaviourPlan } from "./misbehaviour-plan.ts";

/** Options of the inbox. Port 0 takes any free one; `maxBodyBytes` is 1 MiB by default. */
export type InboxOptions = {
  readonly port: number;
  readonly host?: string;
  readonly dataDir: string;
  readonly maxBodyBytes?: number;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
};

/**
 * A running inbox. `close` finishes requests that are being received, drops delayed answers, then resolves.
 */
export type Inbox = {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Milliseconds that `close` waits for the rest of a body. */
const CLOSING_GRACE_MS = 500;

/**
 * Starts the lead inbox on loopback (tools/inbox/README.md) and resolves once it listens.
 * Rejects with the system's error, such as for a port in use or a read-only folder.
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const {
    host = "127.0.0.1",
    dataDir,
    maxBodyBytes = 1024 * 1024,
    log = () => {},
    now = () => new Date(),
  } = options;
  const store = await LeadStore.open(dataDir, log);
  const closing = new AbortController();
  const wait = async (delayMs: number): Promise<void> => {
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: closing.signal });
  };
  const plan = new MisbehaviourPlan<Misbehaviour>();
  const server = createServer(inboxHandler({ store, plan, maxBodyBytes, host, log, now, wait }));
  try {
    const port = await listen(server, options.port, host);
    let closed: Promise<void> | undefined;
    const close = (): Promise<void> => {
      closing.abort();
      closed ??= stop(server).then(() => store.close());
      return closed;
    };
    return { url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, port, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("the inbox listens on no port");
  return address.port;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS);
  await closed;
  clearTimeout(cut);
}
