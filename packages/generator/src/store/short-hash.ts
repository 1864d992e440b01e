import { hash } from "node:crypto";

/** Gives a short hash of bytes or text, 16 hexadecimal digits, for content keys; not for security. */
export const shortHash = (content: Uint8Array | string): string => hash("sha256", content).slice(0, 16);
