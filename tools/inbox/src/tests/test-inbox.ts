import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startInbox } from "../inbox-server.ts";
import type { Inbox, InboxOptions } from "../inbox-server.ts";
import type { Lead } from "../lead-store.ts";

/** A temporary folder, removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-inbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A real inbox on a free port, closed when the test ends. */
export async function testInbox(options: Partial<InboxOptions> = {}): Promise<Inbox> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const inbox = await startInbox({ port: 0, ...options, dataDir });
  onTestFinished(() => inbox.close());
  return inbox;
}

/** A form of the given fields, as `fetch` sends it. */
export function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Posts a form of the given fields to `/quote`. */
export function postQuote(
  inbox: Pick<Inbox, "url">,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${inbox.url}/quote`, {
    method: "POST",
    body: form(fields),
    headers,
    redirect: "manual",
  });
}

/** Plans the responses to the next posts. */
export function misbehave(inbox: Pick<Inbox, "url">, plan: unknown): Promise<Response> {
  return fetch(`${inbox.url}/misbehave`, { method: "POST", body: JSON.stringify(plan) });
}

/** The fields of all leads, read over HTTP. */
export async function leadFields(inbox: Pick<Inbox, "url">): Promise<Lead["fields"][]> {
  const leads = (await (await fetch(`${inbox.url}/leads.json`)).json()) as Lead[];
  return leads.map((lead) => lead.fields);
}
