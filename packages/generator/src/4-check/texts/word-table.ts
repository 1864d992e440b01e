/**
 * Gives words numbers, from 0 on, and finds the number of one where it stands in a text, without cutting it out: a
 * map of strings takes several times as long. Open addressing (Knuth, "The Art of Computer Programming", 6.4).
 */
export class WordTable {
  readonly #words: string[] = [];
  readonly #hashes: number[] = [];
  /** For each place the number of a word and one; 0 where none is. */
  #places = new Int32Array(2 ** 12);

  /** The word of a number. */
  wordOf(number: number): string {
    return this.#words[number] as string;
  }

  /** The number of the word from `start` to `end`, whose units have this hash; a new one if it was not met before. */
  numberOf(text: string, start: number, end: number, hash: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    for (let place = firstPlace(hash) & mask; ; place = (place + 1) & mask) {
      const number = (places[place] as number) - 1;
      if (number < 0) return this.#add(text.slice(start, end), hash, place);
      if (standsAt(this.#words[number] as string, text, start, end)) return number;
    }
  }

  #add(word: string, hash: number, place: number): number {
    // Joined from its characters: a slice would hold the whole text in memory.
    const number = this.#words.push([...word].join("")) - 1;
    this.#hashes.push(hash);
    this.#places[place] = number + 1;
    if (this.#words.length * 2 > this.#places.length) this.#grow();
    return number;
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 2);
    const mask = places.length - 1;
    for (const [number, hash] of this.#hashes.entries()) {
      let place = firstPlace(hash) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = number + 1;
    }
    this.#places = places;
  }
}

/** The low bits of a product depend on low bits alone: the high ones are mixed in. */
const firstPlace = (hash: number) => hash ^ (hash >>> 15);

function standsAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
