import { searchForm, withoutLinkingWords } from "@vitrine/french/search-form";
import type { FinderFile, FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { shortHash, versionOf } from "../../files/short-hash.ts";

/** Data that a script fetches on demand, in a file of its own, so that no page carries it. */
export interface DataFile {
  /** "/assets/places.0a1b.json": it changes with the text, so browsers may cache the file for ever. */
  readonly address: string;
  readonly text: string;
}

function dataFile(name: string, data: unknown): DataFile {
  const text = JSON.stringify(data);
  return { address: `/assets/${name}.${versionOf(shortHash(text))}.json`, text };
}

/** The finder's data: all its files, and the address of the file that it fetches first. */
export interface FinderFiles {
  readonly address: string;
  readonly files: readonly DataFile[];
}

/**
 * The most bytes in a part. A search reads the first file, the index of a letter and one part. Together these
 * stay under 20 KB, uncompressed, for all communes of France.
 */
const MAX_BYTES = 12_000;

/** The number of places that an index names for one text; the finder shows fewer. */
const MAX_EXACT_MATCHES = 12;

/** Puts all places into one file. */
export function oneFile(groups: readonly FinderGroup[]): FinderFiles {
  const file = dataFile("places", groups);
  return { address: file.address, files: [file] };
}

/**
 * Divides places that are too many for one file into parts by the visitor's text. A text matches the start of
 * a postal code, of a name's search form, or of a word in that form. Each part has all places for the texts
 * that it answers. If these are too many, an index replaces the part, and names the places that the text
 * matches in full. Places stay in the order of `places`, where ranks point, so the most important places must
 * come first.
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

/** A text that finds a place. */
interface Term {
  readonly text: string;
  readonly place: FinderPlace;
  readonly rank: number;
  /** The place with the nearest page, if this place has no page. */
  readonly nearest: FinderPlace | undefined;
  /** True if the text is the whole name. */
  readonly isName: boolean;
  /** The most bytes that the place adds to a file. */
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

/** Gives the texts that find a place: its search form from each word on, and its postal codes. */
function textsOf(form: string, postalCodes: string): Set<string> {
  const texts = new Set([form, ...postalCodes.toLowerCase().split(" ")]);
  texts.delete("");
  for (let start = 0; start > -1; start = nextWord(form, start))
    texts.add(withoutLinkingWords(form.slice(start)));
  return texts;
}

/** Gives the start of the next word in a search form, or -1. */
const nextWord = (form: string, from: number) => form.indexOf("-", from) + 1 || -1;

/** Bytes of the quotes, commas and brackets around a place's three values. */
const PUNCTUATION = 12;

const bytesIn = ([name, postalCodes, page]: FinderPlace) =>
  Buffer.byteLength(name) + postalCodes.length + (typeof page === "string" ? page.length : 0) + PUNCTUATION;

type AddFile = (name: string, file: FinderFile) => string;

/** The content of an index. */
interface Division {
  readonly parts: { readonly from: string; readonly address: string }[];
  readonly exact: Term[];
}

/**
 * The most entries of a beginning within its parent's index; with more, it gets its own. A first letter
 * always gets its own, since every search reads the first file.
 */
const MAX_ENTRIES = 40;

/**
 * Divides the terms with one beginning, in the order of their ranks, into parts that fit into a file. A
 * longer beginning with several parts shares none of them with others. `exact` has the terms that end at this
 * beginning.
 */
function divide(terms: readonly Term[], beginning: string, add: AddFile): Division {
  const byLetter = Map.groupBy(terms, ({ text }) => text.charAt(beginning.length));
  const ended = byLetter.get("") ?? [];
  byLetter.delete("");
  const names = ended.filter(({ isName }) => isName);
  const division: Division = {
    parts: [],
    exact: [...new Set([...names, ...ended])].slice(0, MAX_EXACT_MATCHES),
  };
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
    if (bytes > MAX_BYTES) addDivision(division, from, divide(run, from, add), add);
    else {
      open ??= { from, terms: [], room: MAX_BYTES };
      open.terms.push(...run);
      open.room -= bytes;
    }
  }
  close();
  return division;
}

/** Adds a divided longer beginning: its parts, or an index of them. */
function addDivision({ parts, exact }: Division, from: string, inner: Division, add: AddFile): void {
  const isFirstLetter = from.length === 1;
  if (isFirstLetter || inner.parts.length + inner.exact.length > MAX_ENTRIES) {
    parts.push({ from, address: addIndex(`places-in-${from}`, inner, add) });
  } else {
    parts.push(...inner.parts);
    exact.push(...inner.exact);
  }
}

const addIndex = (name: string, { parts, exact }: Division, add: AddFile) =>
  add(name, { parts: parts.map(({ from, address }) => [from, address]), exact: listOf(exact) });

/** Gives the places of terms, each once, then those that they point to: all ranks point into this file. */
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
