import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFile } from "./site-files.ts";

type Encoding = keyof typeof encodings;

/** The source of a compressed copy, which is made once so that no host compresses at every request. */
export interface Compressed {
  /** Path of the output file that is copied. */
  readonly of: string;
  readonly encoding: Encoding;
}

/** Encodings by the endings of nginx's `gzip_static` and `brotli_static`, and of Caddy's `precompressed`. */
const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Lists the copies of those files, by path, whose names have one of the endings. */
export function compressedCopies(
  files: ReadonlyMap<string, { readonly key: string }>,
  endings: readonly string[],
): SiteFile[] {
  return [...files]
    .filter(([path]) => endings.some((ending) => path.endsWith(`.${ending}`)))
    .flatMap(([path, { key }]) =>
      (["br", "gz"] as const).map((encoding) => ({
        path: `${path}.${encoding}`,
        key: `${encoding}.${key}`,
        from: { of: path, encoding },
      })),
    );
}

/** Gives a file's bytes, compressed. */
export const compressed = (file: string, encoding: Encoding): Promise<Buffer> =>
  encodings[encoding](readFileSync(file));
