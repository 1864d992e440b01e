import { inboxHandler } from "./inbox-handler.ts";
import { LeadStore } from "./lead-store.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";
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

export type Inbox = LocalServer;

/**
 * Starts the lead inbox on loopback (tools/inbox/README.md) and resolves once it listens.
 * Rejects with the system's error, such as for a port in use or a read-only folder.
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { dataDir, maxBodyBytes = 1024 * 1024, log = () => {}, now = () => new Date() } = options;
  const store = new LeadStore(dataDir);
  const plan = new MisbehaviourPlan<Misbehaviour>();
  try {
    const server = await startLocalServer(options, (wait, host) =>
      inboxHandler({ store, plan, maxBodyBytes, host, log, now, wait }),
    );
    let closed: Promise<void> | undefined;
    return { ...server, close: () => (closed ??= server.close().then(() => store.close())) };
  } catch (error) {
    store.close();
    throw error;
  }
}
