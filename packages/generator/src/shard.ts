import { createHash } from "node:crypto";

/** One part of several that build a site together: 2 of 4. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** Whether a part holds a page: the same on every machine, whatever other pages there are. Without a part, all are held. */
export function isInShard(shard: Shard | undefined, route: string): boolean {
  if (shard === undefined) return true;
  return createHash("sha256").update(route).digest().readUInt32BE(0) % shard.count === shard.index - 1;
}

/** Whether a part writes the files that are no pages: the first does, for all. */
export const writesFiles = (shard: Shard | undefined) => shard === undefined || shard.index === 1;
