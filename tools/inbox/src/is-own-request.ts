import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request was made by a program or a page of this machine's inbox itself, not by another site open in the
 * browser: that one's name for this host is its own (DNS rebinding), or its Origin is.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, boundHost: string): boolean {
  const asked = URL.parse(`http://${headers.host ?? ""}`);
  if (asked === null) return false;
  const isLocalName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(asked.hostname);
  if (!isLocalName && asked.hostname !== boundHost && asked.hostname !== `[${boundHost}]`) return false;
  return headers.origin === undefined || headers.origin === asked.origin;
}
