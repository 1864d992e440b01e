import { hash } from "node:crypto";

/** A short hash of bytes or text, 16 hexadecimal digits: content keys, never security. */
export const shortHash = (content: Uint8Array | string): string => hash("sha256", content).slice(0, 16);
