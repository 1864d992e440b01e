import { jsonAnswer } from "./answer.ts";
import { LeadStore } from "./lead-store.ts";
import { leadsPage, readInboxForm } from "./leads-page.ts";
import { type LocalServer, type Route, startLocalServer } from "./local-server.ts";
import { MisbehaviourPlan } from "./misbehaviour-plan.ts";
import { type InboxContext, misbehaviours, receiveQuote, sendFile } from "./receive-quote.ts";

/**
 * Options of the inbox. Port 0 takes any free one; `maxBodyBytes` is 52 MiB by default, for the most files
 * that a form may take. `formFile` is the site's `form.yaml`, which gives the page its columns.
 */
export type InboxOptions = {
  readonly port: number;
  readonly dataDir: string;
  readonly maxBodyBytes?: number;
  readonly formFile?: string;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
};

export type Inbox = LocalServer;

/**
 * Starts the lead inbox on loopback (tools/inbox/README.md) and resolves once it listens.
 * Rejects with the system's error, such as for a port in use or a read-only folder.
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const {
    dataDir,
    maxBodyBytes = 52 * 1024 * 1024,
    formFile,
    log = () => {},
    now = () => new Date(),
  } = options;
  const store = new LeadStore(dataDir);
  const plan = new MisbehaviourPlan(misbehaviours);
  const form = formFile === undefined ? undefined : readInboxForm(formFile);
  try {
    const routes = inboxRoutes({ store, plan, maxBodyBytes, form, log, now });
    const server = await startLocalServer(options, routes);
    return { ...server, close: () => server.close().then(() => store.close()) };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** All addresses of the inbox. */
export function inboxRoutes(inbox: InboxContext): Readonly<Record<string, Route>> {
  const { store, plan, form } = inbox;
  return {
    "/": { GET: () => leadsPage(store.all(), form) },
    "/file": { GET: (request) => sendFile(request, inbox) },
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
