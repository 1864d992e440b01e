import { searchForm, withoutLinkingWords } from "@vitrine/french/search-form";
import type { FinderFile, FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { type DataFile, dataFile } from "./data-file.ts";

/** The finder's data: the address of what it fetches first, and all that it may fetch. */
export interface FinderFiles {
  readonly address: string;
  readonly files: readonly DataFile[];
}

/**
 * The most bytes that a part holds. A search reads the first file, the index of a letter and one part; together
 * these stay under 20 KB, raw, for all communes of France.
 */
const MOST_BYTES = 12_000;

/** How many places an index names for one text: more than the finder shows. */
const MOST_EXACT = 12;

/** All places in one file. */
export function oneFile(groups: readonly FinderGroup[]): FinderFiles {
  const file = dataFile("places", groups);
  return { address: file.address, files: [file] };
}

/**
 * Places that are too many for one file, in parts by what is typed: a search form begins with it, from the start
 * or from a word of it, or a postal code does. Each part has all places for the texts that it answers; where
 * these are too many, an index says so and names the places that the text means in full. Places come in the order
 * of `places`, to which their ranks refer, so those that matter most are to stand first.
 */
export function finderFiles(places: readonly FinderPlace[]): FinderFiles {
  const files: DataFile[] = [];
  const add: AddFile = (name, file) => {
    const made = dataFile(name, file);
    files.push(made);
    return made.address;
  };
  return { address: addIndex("places", divide(termsOf(places), "", add), add), files };
}

/** A text under which a place is found. */
interface Term {
  readonly text: string;
  readonly place: FinderPlace;
  readonly rank: number;
  /** The place with the nearest page, for a place without one. */
  readonly nearest: FinderPlace | undefined;
  /** Whether the text is the whole name. */
  readonly isName: boolean;
  /** What the place takes in a file, at most. */
  readonly bytes: number;
}

function termsOf(places: readonly FinderPlace[]): Term[] {
  return places.flatMap((place, rank) => {
    const [name, postalCodes, page] = place;
    const nearest = typeof page === "number" ? places[page] : undefined;
    const bytes = bytesIn(place) + (nearest === undefined ? 0 : bytesIn(nearest));
    const form = searchForm(name);
    return Array.from(textsOf(form, postalCodes), (text) => ({
      text,
      place,
      rank,
      nearest,
      isName: text === form,
      bytes,
    }));
  });
}

/** The name's search form from the start and from each of its words, and the postal codes. */
function textsOf(form: string, postalCodes: string): Set<string> {
  const texts = new Set([form, ...postalCodes.toLowerCase().split(" ")]);
  texts.delete("");
  for (let start = 0; start > -1; start = nextWord(form, start))
    texts.add(withoutLinkingWords(form.slice(start)));
  return texts;
}

/** Where the next word of a search form begins, or -1. */
const nextWord = (form: string, from: number) => form.indexOf("-", from) + 1 || -1;

/** Quotes, commas and brackets around a place's three values. */
const PUNCTUATION = 12;

const bytesIn = ([name, postalCodes, page]: FinderPlace) =>
  Buffer.byteLength(name) + postalCodes.length + (typeof page === "string" ? page.length : 0) + PUNCTUATION;

type AddFile = (name: string, file: FinderFile) => string;

/** What an index says. */
interface Division {
  readonly parts: { readonly from: string; readonly address: string }[];
  readonly exact: Term[];
}

/** A beginning with more entries than this has an index of its own; in the first file, which all searches read, any. */
const MOST_ENTRIES = 40;

/**
 * Divides terms with one beginning, in the order of their ranks, into parts that a file can hold, none across the
 * edge of a longer beginning that needs several. Apart stand the terms that end where others go on elsewhere.
 */
function divide(terms: readonly Term[], beginning: string, add: AddFile): Division {
  const byLetter = Map.groupBy(terms, ({ text }) => text.charAt(beginning.length));
  const ended = byLetter.get("") ?? [];
  byLetter.delete("");
  const names = ended.filter(({ isName }) => isName);
  const division: Division = { parts: [], exact: [...new Set([...names, ...ended])].slice(0, MOST_EXACT) };
  let open: { from: string; terms: Term[]; room: number } | undefined;
  const close = () => {
    if (open !== undefined)
      division.parts.push({ from: open.from, address: add(`places-${open.from}`, listOf(open.terms)) });
    open = undefined;
  };
  for (const letter of [...byLetter.keys()].sort()) {
    const run = byLetter.get(letter) ?? [];
    const from = beginning + letter;
    const bytes = run.reduce((sum, term) => sum + term.bytes, 0);
    if (bytes > (open?.room ?? 0)) close();
    if (bytes > MOST_BYTES) addDivision(division, from, divide(run, from, add), add);
    else {
      open ??= { from, terms: [], room: MOST_BYTES };
      open.terms.push(...run);
      open.room -= bytes;
    }
  }
  close();
  return division;
}

/** Adds what a longer beginning was divided into: its parts, or an index of them. */
function addDivision({ parts, exact }: Division, from: string, inner: Division, add: AddFile): void {
  const isFirstLetter = from.length === 1;
  if (isFirstLetter || inner.parts.length + inner.exact.length > MOST_ENTRIES) {
    parts.push({ from, address: addIndex(`places-in-${from}`, inner, add) });
  } else {
    parts.push(...inner.parts);
    exact.push(...inner.exact);
  }
}

const addIndex = (name: string, { parts, exact }: Division, add: AddFile) =>
  add(name, { parts: parts.map(({ from, address }) => [from, address]), exact: listOf(exact) });

/** The places of terms, each once, and behind them those that they point to, so that ranks stay in the file. */
function listOf(terms: readonly Term[]): FinderGroup[] {
  const inOrder = terms.toSorted((a, b) => a.rank - b.rank);
  const nearest = new Map(inOrder.map((term) => [term.place, term.nearest]));
  const places = new Set(nearest.keys());
  for (const near of nearest.values()) if (near !== undefined) places.add(near);
  const ranks = new Map([...places].map((place, rank) => [place, rank]));
  const rows = Array.from(places, (place): FinderPlace => {
    const near = nearest.get(place);
    return near === undefined ? place : [place[0], place[1], ranks.get(near) ?? -1];
  });
  return rows.length === 0 ? [] : [{ department: "", places: rows }];
}
