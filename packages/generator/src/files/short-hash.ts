import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Gives a short hash of bytes or text, 16 hexadecimal digits, for content keys; not for security. */
export const shortHash = (content: Uint8Array | string): string => hash("sha256", content).slice(0, 16);

/** Gives the hash of a file's bytes. */
export const hashOfFile = (file: string): string => shortHash(readFileSync(file));

/**
 * Gives the part of a file's address that changes with its content: four digits of a hash. They do not compress,
 * and a page names some forty files. One change in 65,536 keeps its address.
 */
export const versionOf = (digits: string): string => digits.slice(0, VERSION_LENGTH);

const VERSION_LENGTH = 4;

/** Matches a version, as a part of a pattern of addresses. */
export const VERSION = `[0-9a-f]{${VERSION_LENGTH}}`;
