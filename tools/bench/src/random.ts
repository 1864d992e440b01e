import { crc32 } from "node:zlib";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { mersenne } from "pure-rand/generator/mersenne";

/** A source of numbers that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mersenne Twister: with a state of 32 bits, some of 35,000 pages would draw the same numbers. */
export function randomFrom(seed: string): Random {
  const generator = mersenne(crc32(seed));
  const below = (end: number) => uniformInt(generator, 0, end - 1);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
