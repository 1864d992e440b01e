/** Numbers per slot of the table: two hashes of a word, and its number plus one. */
const WIDTH = 3;

/**
 * Numbers words from 0 on, and finds the number of a word in a text without a substring. A map of strings
 * takes several times as long. Words count as equal if both 32-bit hashes are. Among a million words, the
 * chance that any two share both is one in thirty million. The table uses open addressing (Knuth, "The Art of
 * Computer Programming", 6.4).
 */
export class WordTable {
  readonly #words: string[] = [];
  #places = new Int32Array(2 ** 12 * WIDTH);

  /** Gives the word of a number. */
  wordOf(number: number): string {
    return this.#words[number] as string;
  }

  /** Gives the number of the word from `start` to `end`, with these hashes. A new word gets a new number. */
  numberOf(text: string, start: number, end: number, hash: number, check: number): number {
    const places = this.#places;
    const place = placeFor(places, hash, check);
    const number = (places[place + 2] as number) - 1;
    return number < 0 ? this.#add(text.slice(start, end), hash, check, place) : number;
  }

  #add(word: string, hash: number, check: number, place: number): number {
    // Joining characters copies the word; a slice would hold the whole text in memory.
    const count = this.#words.push([...word].join(""));
    this.#places.set([hash, check, count], place);
    if (count * WIDTH * 2 > this.#places.length) this.#grow();
    return count - 1;
  }

  #grow(): void {
    const last = this.#places;
    const places = new Int32Array(last.length * 2);
    for (let from = 0; from < last.length; from += WIDTH) {
      const [hash = 0, check = 0, count = 0] = last.subarray(from, from + WIDTH);
      if (count > 0) places.set([hash, check, count], placeFor(places, hash, check));
    }
    this.#places = places;
  }
}

/** Finds the slot of a word with these hashes, or a free slot for it. */
function placeFor(places: Int32Array, hash: number, check: number): number {
  const count = places.length / WIDTH;
  // The low bits of a product depend on low bits alone, so this adds the high ones.
  let place = ((hash ^ (hash >>> 15)) & (count - 1)) * WIDTH;
  while (places[place + 2] !== 0 && (places[place] !== hash || places[place + 1] !== check))
    place = place + WIDTH === places.length ? 0 : place + WIDTH;
  return place;
}
