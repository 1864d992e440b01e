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

  /** What JSON can hold of it. */
  get plain(): PlainDigest {
    return (this.#plain ??= JSON.parse(this.json) as PlainDigest);
  }

  get #compared(): ComparedText {
    return this.#rows.texts.at(this.row);
  }

  get outline() {
    return this.plain.outline;
  }

  get page() {
    return this.plain.page;
  }

  get diagnostics() {
    return this.plain.diagnostics;
  }

  get shared() {
    return this.plain.shared;
  }

  get mentions() {
    return this.plain.mentions;
  }

  get images() {
    return this.plain.images;
  }

  get names() {
    return this.plain.names;
  }

  get text() {
    return this.#compared.text;
  }

  get signature() {
    return this.#compared.signature;
  }
}

/** What JSON can hold of a digest, as JSON: the same text for the same digest, kept or not. */
export const jsonOf = (digest: ZoneDigest): string =>
  digest instanceof KeptDigest ? digest.json : JSON.stringify(plainOf(digest));

/** What JSON can hold of a digest. */
export function plainOf(digest: ZoneDigest): PlainDigest {
  if (digest instanceof KeptDigest) return digest.plain;
  const { text: _, signature: __, ...plain } = digest;
  return plain;
}

/** INSEE code of a digest's commune; empty for a file with a mistake. */
export const inseeOf = (digest: ZoneDigest): string =>
  digest instanceof KeptDigest ? digest.insee : (digest.outline?.insee ?? "");
