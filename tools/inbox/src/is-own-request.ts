import type { IncomingHttpHeaders } from "node:http";

/**
 * True if a request comes from a program on this machine or from the inbox's own pages. Another site open in
 * the browser has its own name for this host (DNS rebinding), or its own Origin.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, boundHost: string): boolean {
  const asked = URL.parse(`http://${headers.host ?? ""}`);
  if (asked === null) return false;
  const isLocalName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(asked.hostname);
  if (!isLocalName && asked.hostname !== boundHost && asked.hostname !== `[${boundHost}]`) return false;
  return headers.origin === undefined || headers.origin === asked.origin;
}
