import { createHash, hash as hashAtOnce } from "node:crypto";
import { readFileSync } from "node:fs";

const LENGTH = 16;

/** A short hash of texts or bytes, 16 hexadecimal digits: content keys, never security. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string =>
  // At once takes half the time.
  parts.every((part) => typeof part === "string")
    ? hashAtOnce("sha256", `${parts.join("\0")}\0`).slice(0, LENGTH)
    : hashInTurn(parts);

function hashInTurn(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, LENGTH);
}

/** The hash of a file's bytes. */
export const hashOfFile = (file: string) => hashOf(readFileSync(file));
