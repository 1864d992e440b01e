import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "./answer.ts";
import { escapeHtml } from "./escape-html.ts";
import { htmlAnswer } from "./html-answer.ts";
import { jsonAnswer } from "./json-answer.ts";

/**
 * Returns the answer for the sender of a quote request. A browser that posted its own form, without script,
 * gets a small page. All others get JSON or plain text. A 2xx says that the request has arrived; `text`
 * explains any other status.
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

/** Links only to the site's own http(s) address: the sender writes the header and may put anything in it. */
function backLink(headers: IncomingHttpHeaders): string {
  for (const address of [headers.origin, headers.referer]) {
    const url = URL.parse(address ?? "");
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    return `<p><a href="${escapeHtml(url.origin)}/">Revenir sur ${escapeHtml(url.host)}</a></p>`;
  }
  return "";
}
