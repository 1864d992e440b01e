/** Numbers in a place of the table: both hashes of a word, and its number and one. */
const WIDTH = 3;

/**
 * Gives words numbers, from 0 on, and finds the number of one that stands in a text, without cutting it out: a map of
 * strings takes several times as long. Two words are the same where two hashes of 32 bits are, which of a million words
 * any two share with a chance of one in thirty million. Open addressing (Knuth, "The Art of Computer Programming", 6.4).
 */
export class WordTable {
  readonly #words: string[] = [];
  #places = new Int32Array(2 ** 12 * WIDTH);

  /** The word of a number. */
  wordOf(number: number): string {
    return this.#words[number] as string;
  }

  /** The number of the word from `start` to `end`, which has these hashes; a new one if it was not met before. */
  numberOf(text: string, start: number, end: number, hash: number, check: number): number {
    const places = this.#places;
    const place = placeFor(places, hash, check);
    const number = (places[place + 2] as number) - 1;
    return number < 0 ? this.#add(text.slice(start, end), hash, check, place) : number;
  }

  #add(word: string, hash: number, check: number, place: number): number {
    // Joined from its characters: a slice would hold the whole text in memory.
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

/** Where a word of these hashes stands, or the free place where it belongs. */
function placeFor(places: Int32Array, hash: number, check: number): number {
  const count = places.length / WIDTH;
  // The low bits of a product depend on low bits alone: the high ones are mixed in.
  let place = ((hash ^ (hash >>> 15)) & (count - 1)) * WIDTH;
  while (places[place + 2] !== 0 && (places[place] !== hash || places[place + 1] !== check))
    place = place + WIDTH === places.length ? 0 : place + WIDTH;
  return place;
}
