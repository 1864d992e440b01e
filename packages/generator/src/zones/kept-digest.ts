import type { ComparedText } from "../4-check/doorways/compare-zones.ts";
import type { KeptTexts } from "./kept-texts.ts";
import type { PlainDigest, ZoneDigest } from "./zone-digest.ts";

/** Where kept digests are read from, one by one. */
export interface DigestRows {
  /** What JSON can hold of a digest, as JSON. */
  plain(row: number): string;
  readonly texts: Pick<KeptTexts, "at">;
}

/** A digest of an earlier run, read where it is asked for. */
export class KeptDigest implements ZoneDigest {
  readonly path: string;
  /** INSEE code of its commune; empty for a file with a mistake. */
  readonly insee: string;
  readonly row: number;
  readonly #rows: DigestRows;
  #plain: PlainDigest | undefined;

  constructor(rows: DigestRows, row: number, { path, insee }: Pick<KeptDigest, "path" | "insee">) {
    this.#rows = rows;
    this.row = row;
    this.path = path;
    this.insee = insee;
  }

  /** What JSON can hold of it, as JSON. */
  get json(): string {
    return this.#rows.plain(this.row);
  }

  get #read(): PlainDigest {
    return (this.#plain ??= JSON.parse(this.json) as PlainDigest);
  }

  get #compared(): ComparedText {
    return this.#rows.texts.at(this.row);
  }

  get outline() {
    return this.#read.outline;
  }

  get page() {
    return this.#read.page;
  }

  get diagnostics() {
    return this.#read.diagnostics;
  }

  get shared() {
    return this.#read.shared;
  }

  get mentions() {
    return this.#read.mentions;
  }

  get images() {
    return this.#read.images;
  }

  get names() {
    return this.#read.names;
  }

  get text() {
    return this.#compared.text;
  }

  get signature() {
    return this.#compared.signature;
  }
}

/** What JSON can hold of a digest, as JSON: the same text for the same digest, kept or not. */
export function jsonOf(digest: ZoneDigest): string {
  if (digest instanceof KeptDigest) return digest.json;
  const { text: _, signature: __, ...plain } = digest;
  return JSON.stringify(plain satisfies PlainDigest);
}

/** INSEE code of a digest's commune; empty for a file with a mistake. */
export const inseeOf = (digest: ZoneDigest): string =>
  digest instanceof KeptDigest ? digest.insee : (digest.outline?.insee ?? "");
