import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Inbox, startInbox } from "@vitrine/inbox";
import type { Lead } from "../running-site.ts";

/** A real inbox that a test can make fail, stop and start again. */
export interface FaultyWebhook {
  /** Sets the answers to the next posts (tools/inbox/README.md). */
  misbehave(plan: object): Promise<void>;
  /** Ends all faults. */
  mend(): Promise<void>;
  /** Accepts a request that comes from another visitor. */
  takeAnother(): Promise<void>;
  /** All leads in order; none while the inbox is stopped. */
  leads(): Promise<readonly Lead[]>;
  /** Refuses connections until it is started again, on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts an empty inbox on a port; 0 takes any free one. */
export async function faultyWebhook(wantedPort = 0): Promise<FaultyWebhook> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-webhook-"));
  let inbox: Inbox | undefined = await startInbox({ port: wantedPort, dataDir: folder });
  const { port, url } = inbox;
  const ask = async (path: string, options?: RequestInit) => {
    const answer = await fetch(url + path, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    port,
    misbehave: async (plan) => void (await ask("/misbehave", { method: "POST", body: JSON.stringify(plan) })),
    mend: async () => void (await ask("/misbehave", { method: "DELETE" })),
    takeAnother: async () => {
      const body = new FormData();
      body.append("submission_id", crypto.randomUUID());
      await ask("/quote", { method: "POST", body });
    },
    leads: async () => (inbox === undefined ? [] : ((await ask("/leads.json")).json() as Promise<Lead[]>)),
    stop: async () => {
      await inbox?.close();
      inbox = undefined;
    },
    start: async () => void (inbox = await startInbox({ port, dataDir: folder })),
    close: async () => {
      await inbox?.close();
      await rm(folder, { recursive: true });
    },
  };
}
