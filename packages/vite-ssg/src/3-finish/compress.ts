import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file of the output that is another one, compressed once so that no host has to at every request. */
export interface CompressedCopy {
  readonly path: string;
  readonly key: string;
  /** Path of the file that it is a copy of. */
  readonly of: string;
  readonly encoding: keyof typeof encodings;
}

/** By the ending that hosts look for: nginx's `gzip_static` and `brotli_static`, Caddy's `precompressed`. */
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

/** The copies of those files whose names have one of the endings. */
export function compressedCopies(
  files: readonly { readonly path: string; readonly key: string }[],
  endings: readonly string[],
): CompressedCopy[] {
  return files
    .filter(({ path }) => endings.some((ending) => path.endsWith(`.${ending}`)))
    .flatMap(({ path, key }) =>
      (["br", "gz"] as const).map((encoding) => ({
        path: `${path}.${encoding}`,
        key: `${encoding}.${key}`,
        of: path,
        encoding,
      })),
    );
}

/**
 * Makes copies in a folder, some at a time; `locate` gives the file that one is a copy of. Throws the signal's reason where
 * it is to stop.
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
  // As many as Node compresses at once (libuv's threads).
  await Promise.all(Array.from({ length: 4 }, work));
  signal?.throwIfAborted();
}
