import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "./answer.ts";
import { escapeHtml } from "./escape-html.ts";
import { htmlAnswer } from "./html-answer.ts";
import { jsonAnswer } from "./json-answer.ts";

/**
 * What the sender of a quote request is told: a small page to a browser that posted its own form, without script,
 * JSON or plain text to all others. A 2xx says that the request has arrived, `text` says why it has not.
 */
export function senderAnswer(headers: IncomingHttpHeaders, status: number, text: string): Answer {
  const hasArrived = status >= 200 && status < 300;
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

/** Only the site's own address, and only http(s): the header is the sender's and may hold anything. */
function backLink(headers: IncomingHttpHeaders): string {
  for (const address of [headers.origin, headers.referer]) {
    const url = URL.parse(address ?? "");
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    return `<p><a href="${escapeHtml(url.origin)}/">Revenir sur ${escapeHtml(url.host)}</a></p>`;
  }
  return "";
}
