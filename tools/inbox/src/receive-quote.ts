import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Static, Type } from "typebox";
import { type Answer, jsonAnswer } from "./answer.ts";
import { escapeHtml, htmlAnswer } from "./html-page.ts";
import { collectFields, type LeadStore, type LeadValue, type StoredFile } from "./lead-store.ts";
import type { InboxForm } from "./leads-page.ts";
import { readBody } from "./local-server.ts";
import { commonMisbehaviour, type MisbehaviourPlan } from "./misbehaviour-plan.ts";
import { parseMultipart, type Failure } from "./multipart.ts";

/** The text of a header, which can't end its line. */
const headerText = Type.String({ pattern: "^[ -~]+$", maxLength: 2048 });

/**
 * The keys of a planned response to one post to `/quote`. Without any key it is the normal one: 200, stored,
 * readable by all. `delayMs` passes between storing the lead and responding. A `reset` cuts the connection
 * without a byte of response, before the body is read or after the lead is stored. `store` overrides the
 * default, which stores a lead for a 2xx and for a reset after the body.
 */
export const misbehaviours = Type.Object(
  {
    ...commonMisbehaviour,
    retryAfter: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), headerText])),
    location: Type.Optional(headerText),
    reset: Type.Optional(Type.Enum(["before-body", "after-body"])),
    store: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

type Misbehaviour = Static<typeof misbehaviours>;

/**
 * The dependencies of the endpoints. Tests replace the store with one that fails, or the clock with a stopped
 * one.
 */
export type InboxContext = {
  readonly store: Pick<LeadStore, "all" | "append" | "file" | "clear">;
  readonly plan: MisbehaviourPlan<typeof misbehaviours>;
  readonly maxBodyBytes: number;
  readonly form?: InboxForm | undefined;
  readonly log: (line: string) => void;
  readonly now: () => Date;
};

/**
 * `POST /quote`: stores the lead on the disk, then responds; the plan of misbehaviour may change both.
 * `"reset"` tells the caller to cut the connection. A refused post never gets a success.
 */
export async function receiveQuote(request: IncomingMessage, inbox: InboxContext): Promise<Answer | "reset"> {
  const asked = inbox.plan.next();
  const failure = asked.reset === "before-body" ? undefined : await keep(request, asked, inbox);
  // The process need not outlive its server for a late answer.
  await sleep(asked.delayMs ?? 0, undefined, { ref: false });
  if (asked.reset !== undefined) return "reset";
  const cors = asked.cors ?? true;
  if (failure !== undefined && isSuccess(asked.status)) {
    inbox.log(`quote request not kept: ${failure.status} ${failure.text}`);
    return { ...senderAnswer(request.headers, failure.status, failure.text), cors };
  }
  const { status = 200, retryAfter, location } = asked;
  const answer = senderAnswer(request.headers, status, `Réponse ${status} demandée pour un essai.`);
  const headers = {
    ...answer.headers,
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    ...(location !== undefined && { Location: location }),
  };
  return { ...answer, headers, cors };
}

/** Reads the request and stores it, unless the plan says otherwise. Gives the reason if that fails. */
async function keep(
  request: IncomingMessage,
  asked: Misbehaviour,
  { store, maxBodyBytes, log, now }: InboxContext,
): Promise<Failure | undefined> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined)
    return { status: 413, text: `La demande dépasse ${maxBodyBytes.toLocaleString("fr-FR")}\u00a0octets.` };
  const parsed = await parseMultipart(body, request.headers["content-type"]);
  if ("refusal" in parsed) return parsed.refusal;
  if (!(asked.store ?? (asked.reset === "after-body" || isSuccess(asked.status)))) return undefined;
  const files: StoredFile[] = [];
  const entries: [string, LeadValue][] = [];
  for (const [name, value] of parsed.entries) {
    if (typeof value === "string") entries.push([name, value]);
    else {
      const id = randomUUID();
      files.push({ id, name: value.name, bytes: await value.bytes() });
      entries.push([name, { name: value.name, size: value.size, address: `/file?id=${id}` }]);
    }
  }
  const fields = collectFields(entries);
  try {
    store.append({ receivedAt: now().toISOString(), fields }, files);
    log(`quote request kept, ${Object.keys(fields).length} fields`);
    return undefined;
  } catch (error) {
    log(`the disk refused a quote request: ${String(error)}`);
    return { status: 500, text: "La demande n’a pas pu être enregistrée. Réessayez dans un instant." };
  }
}

const isSuccess = (status = 200): boolean => status >= 200 && status < 300;

/** `GET /file?id=…`: a file of a lead, to be saved and never shown, since a stranger sent it. */
export function sendFile(request: IncomingMessage, { store }: Pick<InboxContext, "store">): Answer {
  const id = new URLSearchParams(request.url?.split("?")[1]).get("id") ?? "";
  const file = store.file(id);
  if (file === undefined) return { status: 404, body: "Ce fichier n’existe pas.\n" };
  // RFC 5987 has the name in UTF-8. A browser replaces separators and control characters in it.
  const name = encodeURIComponent(file.name.toWellFormed()).replace(/['()*]/g, "_");
  return {
    status: 200,
    headers: { "Content-Disposition": `attachment; filename*=UTF-8''${name}` },
    type: "application/octet-stream",
    body: file.bytes,
  };
}

/**
 * Returns the answer for the sender of a quote request. A browser that posted its own form, without script,
 * gets a small page. All others get JSON or plain text. A 2xx says that the request has arrived; `text`
 * explains any other status.
 */
function senderAnswer(headers: IncomingHttpHeaders, status: number, text: string): Answer {
  const hasArrived = isSuccess(status);
  if (!(headers.accept ?? "").includes("text/html")) {
    return hasArrived ? { ...jsonAnswer({ ok: true }), status } : { status, body: `${text}\n` };
  }
  const title = hasArrived ? "Votre demande est bien arrivée" : "Votre demande n’est pas arrivée";
  const detail = hasArrived ? "Merci. Vous pouvez fermer cette page ou revenir au site." : text;
  const main = `<main class="message">
<h1>${title}</h1>
<p>${escapeHtml(detail)}</p>
${backLink(headers)}
</main>`;
  return htmlAnswer(status, title, main);
}

/** Links only to the site's own http(s) address: the sender writes the header and may put anything in it. */
function backLink(headers: IncomingHttpHeaders): string {
  for (const address of [headers.origin, headers.referer]) {
    const url = URL.parse(address ?? "");
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    return `<p><a href="${escapeHtml(url.origin)}/">Revenir sur ${escapeHtml(url.host)}</a></p>`;
  }
  return "";
}
