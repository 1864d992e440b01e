/** A source of numbers that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * Hashes of the seed start xoshiro128** (Blackman and Vigna, 2018). A generator of 32 bits would not do: of
 * 35,000 stretches of its one cycle some overlap, and two pages say the same.
 */
export function randomFrom(seed: string): Random {
  const state = Uint32Array.from([1, 2, 3, 4], (salt) => fnv(`${salt} ${seed}`));
  const below = (end: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    state.set([a ^ d ^ b, b ^ c ^ a, c ^ a ^ (b << 9), rotated(d ^ b, 11)]);
    return result % end;
  };
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** FNV-1a over UTF-16 units. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
