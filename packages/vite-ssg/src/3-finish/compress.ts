import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A compressed copy of an output file, made once so that no host compresses at every request. */
export interface CompressedCopy {
  readonly path: string;
  readonly key: string;
  /** Path of the file that is copied. */
  readonly of: string;
  readonly encoding: keyof typeof encodings;
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
): CompressedCopy[] {
  return [...files]
    .filter(([path]) => endings.some((ending) => path.endsWith(`.${ending}`)))
    .flatMap(([path, { key }]) =>
      (["br", "gz"] as const).map((encoding) => ({
        path: `${path}.${encoding}`,
        key: `${encoding}.${key}`,
        of: path,
        encoding,
      })),
    );
}

/**
 * Writes copies into a folder, some at a time; `locate` gives the path of a copy's original. Throws the
 * signal's reason when aborted.
 */
export async function writeCopies(
  copies: readonly CompressedCopy[],
  locate: (path: string) => string,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = copies.values();
  const work = async () => {
    for (const { path, of, encoding } of waiting) {
      if (signal?.aborted === true) return;
      const bytes = await encodings[encoding](readFileSync(locate(of)));
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  };
  // Four at once, as many as Node compresses in parallel (libuv's threads).
  await Promise.all(Array.from({ length: 4 }, work));
  signal?.throwIfAborted();
}
