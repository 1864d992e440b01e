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
 * of `places`, so those that matter most are to stand first.
 */
export function finderFiles(places: readonly PlaceToFind[]): FinderFiles {
  const terms = places.flatMap(termsOf);
  terms.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.order - b.order));
  const files: DataFile[] = [];
  const add: AddFile = (name, file) => {
    const made = dataFile(name, file);
    files.push(made);
    return made.address;
  };
  return { address: addIndex("places", divide(terms, 0, add), add), files };
}

/** A place of the finder; without a page of its own, the nearest that has one. */
export interface PlaceToFind {
  readonly name: string;
  readonly postalCodes: string;
  readonly page: string | PlaceToFind | undefined;
}

/** A text under which a place is found. */
interface Term {
  readonly text: string;
  readonly place: PlaceToFind;
  readonly rank: number;
  /** Its rank among places with the same text: first those that are called just so. */
  readonly order: number;
  /** What the place takes in a file, at most. */
  readonly bytes: number;
}

function termsOf(place: PlaceToFind, rank: number): Term[] {
  const bytes = bytesIn(place) + (typeof place.page === "object" ? bytesIn(place.page) : 0);
  const form = searchForm(place.name);
  const texts = new Set([form, ...place.postalCodes.toLowerCase().split(" ")]);
  texts.delete("");
  for (let start = 0; start > -1; start = nextWord(form, start))
    texts.add(withoutLinkingWords(form.slice(start)));
  return Array.from(texts, (text) => ({
    text,
    place,
    rank,
    order: text === form ? rank - Number.MAX_SAFE_INTEGER : rank,
    bytes,
  }));
}

/** Where the next word of a search form begins, or -1. */
const nextWord = (form: string, from: number) => form.indexOf("-", from) + 1 || -1;

/** Quotes, commas and brackets around a place's three values. */
const PUNCTUATION = 12;

const bytesIn = ({ name, postalCodes, page }: PlaceToFind) =>
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
 * Divides sorted terms that share their first `shared` letters into parts that a file can hold, none across the
 * edge of a longer beginning that needs several. Apart stand the terms that end where others go on elsewhere.
 */
function divide(terms: readonly Term[], shared: number, add: AddFile): Division {
  const longer = terms.findIndex(({ text }) => text.length > shared);
  const ended = longer === -1 ? terms.length : longer;
  const division: Division = { parts: [], exact: terms.slice(0, Math.min(ended, MOST_EXACT)) };
  let open: Term[] = [];
  let room = MOST_BYTES;
  const close = () => {
    const from = open[0]?.text.slice(0, shared + 1) ?? "";
    if (open.length > 0) division.parts.push({ from, address: add(`places-${from}`, listOf(open)) });
    open = [];
    room = MOST_BYTES;
  };
  for (const [from, run] of Map.groupBy(terms.slice(ended), ({ text }) => text.slice(0, shared + 1))) {
    const bytes = run.reduce((sum, term) => sum + term.bytes, 0);
    if (bytes > room) close();
    if (bytes > MOST_BYTES) {
      const inner = divide(run, shared + 1, add);
      if (shared > 0 && inner.parts.length + inner.exact.length <= MOST_ENTRIES) {
        division.parts.push(...inner.parts);
        division.exact.push(...inner.exact);
      } else division.parts.push({ from, address: addIndex(`places-in-${from}`, inner, add) });
    } else open = open.concat(run);
    room -= bytes;
  }
  close();
  return division;
}

const addIndex = (name: string, { parts, exact }: Division, add: AddFile) =>
  add(name, { parts: parts.map(({ from, address }) => [from, address]), exact: listOf(exact) });

/** The places of terms, each once, and behind them the pages that they point to, so that ranks stay in the file. */
function listOf(terms: readonly Term[]): FinderGroup[] {
  const inOrder = terms.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
  const places = new Set(inOrder);
  for (const { page } of inOrder) if (typeof page === "object") places.add(page);
  const ranks = new Map([...places].map((place, rank) => [place, rank]));
  const rows = [...places].map(({ name, postalCodes, page }): FinderPlace => [
    name,
    postalCodes,
    typeof page === "object" ? (ranks.get(page) ?? -1) : (page ?? -1),
  ]);
  return rows.length === 0 ? [] : [{ department: "", places: rows }];
}
