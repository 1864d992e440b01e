import { jsonAnswer } from "./answer.ts";
import { LeadStore } from "./lead-store.ts";
import { latePage, leadsPage } from "./leads-page.ts";
import { type LocalServer, type Route, startLocalServer } from "./local-server.ts";
import { misbehaviours } from "./misbehaviour.ts";
import { MisbehaviourPlan } from "./misbehaviour-plan.ts";
import { type InboxContext, receiveQuote } from "./receive-quote.ts";

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
  const plan = new MisbehaviourPlan(misbehaviours);
  try {
    const server = await startLocalServer(options, (wait) =>
      inboxRoutes({ store, plan, maxBodyBytes, log, now, wait }),
    );
    let closed: Promise<void> | undefined;
    return { ...server, close: () => (closed ??= server.close().then(() => store.close())) };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** All addresses of the inbox. */
export function inboxRoutes(inbox: InboxContext): Readonly<Record<string, Route>> {
  const { store, plan } = inbox;
  return {
    "/": { GET: () => leadsPage(store.all()) },
    "/late": { GET: () => latePage(store.all()) },
    "/quote": { POST: (request) => receiveQuote(request, inbox), speaksCors: () => plan.speaksCors },
    "/leads.json": {
      GET: () => jsonAnswer(store.all()),
      DELETE: () => {
        store.clear();
        return jsonAnswer({ ok: true });
      },
    },
    "/misbehave": plan.route,
  };
}
