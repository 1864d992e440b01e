import { createHash } from "node:crypto";

/** Data that a script fetches on demand, in a file of its own, so that no page carries it. */
export interface DataFile {
  /**
   * "/assets/places.0a1b2c3d.json": the address changes with the text, so browsers may cache the file for
   * ever.
   */
  readonly address: string;
  /** JSON. */
  readonly text: string;
}

/** Gives data a file and an address. */
export function dataFile(name: string, data: unknown): DataFile {
  const text = JSON.stringify(data);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/${name}.${version}.json`, text };
}
