import type { IncomingMessage } from "node:http";
import type { Answer } from "./answer.ts";
import { collectFields } from "./collect-fields.ts";
import type { InboxContext } from "./inbox-context.ts";
import type { Lead } from "./lead.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import { parseMultipart } from "./multipart.ts";
import { readBody } from "./read-body.ts";
import type { Refusal } from "./refusal.ts";
import { senderAnswer } from "./sender-answer.ts";

/**
 * `POST /quote`: stores the lead on the disk, then responds; the plan of misbehaviour may change both.
 * `"reset"` tells the caller to cut the connection. A refused post never gets a success.
 */
export async function receiveQuote(request: IncomingMessage, inbox: InboxContext): Promise<Answer | "reset"> {
  const asked = inbox.plan.next() ?? {};
  const delayMs = asked.delayMs ?? 0;
  if (asked.reset === "before-body") {
    await inbox.wait(delayMs);
    return "reset";
  }
  const form = await readForm(request, inbox.maxBodyBytes);
  const failure = "refusal" in form ? form.refusal : await keep(form.fields, asked, inbox);
  await inbox.wait(delayMs);
  if (asked.reset === "after-body") return "reset";
  const cors = asked.cors ?? true;
  if (failure !== undefined && isArrival(asked)) {
    inbox.log(`quote request not kept: ${failure.status} ${failure.text}`);
    return { ...senderAnswer(request.headers, failure.status, failure.text), cors };
  }
  return { ...plannedAnswer(request, asked), cors };
}

async function readForm(
  request: IncomingMessage,
  maxBodyBytes: number,
): Promise<{ fields: Lead["fields"] } | { refusal: Refusal }> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) {
    return {
      refusal: {
        status: 413,
        text: `La demande dépasse ${maxBodyBytes.toLocaleString("fr-FR")}\u00a0octets.`,
      },
    };
  }
  const parsed = await parseMultipart(body, request.headers["content-type"]);
  return "refusal" in parsed ? parsed : { fields: collectFields(parsed.entries) };
}

/** Stores the lead, and returns the answer for a failure. */
async function keep(
  fields: Lead["fields"],
  asked: Misbehaviour,
  inbox: InboxContext,
): Promise<{ status: number; text: string } | undefined> {
  const isKept = asked.store ?? (asked.reset === "after-body" || isArrival(asked));
  if (!isKept) return undefined;
  try {
    await inbox.store.append({ receivedAt: inbox.now().toISOString(), fields });
    inbox.log(`quote request kept, ${Object.keys(fields).length} fields`);
    return undefined;
  } catch (error) {
    inbox.log(`the disk refused a quote request: ${String(error)}`);
    return {
      status: 500,
      text: "La demande n’a pas pu être enregistrée. Réessayez dans un instant.",
    };
  }
}

function isArrival(asked: Misbehaviour): boolean {
  const status = asked.status ?? 200;
  return status >= 200 && status < 300;
}

function plannedAnswer(request: IncomingMessage, asked: Misbehaviour): Answer {
  const status = asked.status ?? 200;
  const answer = senderAnswer(request.headers, status, `Réponse ${status} demandée pour un essai.`);
  const headers: Record<string, string> = { ...answer.headers };
  if (asked.retryAfter !== undefined) headers["Retry-After"] = String(asked.retryAfter);
  if (asked.location !== undefined) headers["Location"] = asked.location;
  return { ...answer, headers };
}
