import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A short hash of texts or bytes, 16 hexadecimal digits, for content keys and never for security. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** The hash of a file's bytes. */
export const hashOfFile = (file: string) => hashOf(readFileSync(file));
