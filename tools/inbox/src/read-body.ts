import type { IncomingMessage } from "node:http";

/**
 * Reads a request's body up to a cap in bytes, whether or not a Content-Length announces it. Gives `undefined` as
 * soon as it is known to be larger; what still comes is read and thrown away. Rejects when the sender breaks off.
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
