import { createHash } from "node:crypto";

/** One part of several that build a site together: 2 of 4. */
export interface Shard {
  /** Number of the part, from 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** True if a part, if any, has the page: the same on every machine, whatever the other pages. */
export function isInShard(shard: Shard | undefined, route: string): boolean {
  if (shard === undefined) return true;
  return createHash("sha256").update(route).digest().readUInt32BE(0) % shard.count === shard.index - 1;
}

/** True if a part writes the files that are not pages; the first part does. */
export const writesFiles = (shard: Shard | undefined) => shard === undefined || shard.index === 1;
