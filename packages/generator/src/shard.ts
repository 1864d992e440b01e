import { createHash } from "node:crypto";

/** One part of several that build a site together: 2 of 4. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/**
 * Whether a part holds what has this name: a page by its route, any other file by its path. The same on every machine,
 * whatever else there is; each name is in one part. Without a part, all is held.
 */
export function isInShard(shard: Shard | undefined, name: string): boolean {
  if (shard === undefined) return true;
  return createHash("sha256").update(name).digest().readUInt32BE(0) % shard.count === shard.index - 1;
}
