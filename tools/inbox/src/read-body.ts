import type { IncomingMessage } from "node:http";

/**
 * Reads a request's body up to a limit in bytes, with or without a Content-Length. Returns `undefined` as
 * soon as the body is too large, and discards the rest. Rejects if the sender breaks off.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once("end", () => resolve(size <= maxBytes ? Buffer.concat(chunks) : undefined));
    request.once("error", reject);
    request.once("close", () => reject(new Error("the sender broke off")));
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) resolve(undefined);
  });
}
