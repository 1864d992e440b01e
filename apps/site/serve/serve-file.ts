import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { contentTypes, TEXT_TYPES } from "@vitrine/hosting/content-types";
import Negotiator from "negotiator";
import send from "send";

/** Options for sending a file. */
export interface FileOptions {
  readonly folder: string;
  /** True if text files have a `.br` and a `.gz` beside them. */
  readonly precompressed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Status of the answer. Only 200 heeds the request's conditions and ranges. */
  readonly status?: number;
}

/** Finds a path's file in a folder: the path itself, or with `.html` added. Undefined if there is none. */
export function findFile(folder: string, path: string): string | undefined {
  const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return candidates.find((name) => isFile(join(folder, name)));
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // The file does not exist, or its name is invalid.
    return false;
  }
}

/**
 * Sends a file by RFC 9110: ranges, conditions, and the smallest encoding that the request accepts. Resolves
 * once the answer has ended or its client has gone. If nothing was sent yet, it rejects with the error of
 * `send`, whose `status` suits the answer.
 */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { folder, precompressed, headers = {}, status = 200 }: FileOptions,
): Promise<void> {
  const encodings = precompressed ? compressedFiles(folder, path) : new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Content-Type", typeOf(path));
  if (encodings.size > 0) response.setHeader("Vary", "Accept-Encoding");
  const accepted = new Negotiator(request).encodings([...encodings.keys()]);
  const encoding = [...encodings.keys()].find((name) => accepted.includes(name)) ?? "identity";
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.statusCode = status;
  const hasVersions = status === 200;
  if (!hasVersions) for (const name of PRECONDITIONS) delete request.headers[name];
  return new Promise((resolve, reject) => {
    send(request, encodeURI(encodings.get(encoding) ?? path), {
      root: folder,
      dotfiles: "allow",
      cacheControl: false,
      acceptRanges: hasVersions,
      etag: hasVersions,
      lastModified: hasVersions,
    })
      .on("error", reject)
      .pipe(response);
    response.once("close", resolve);
  });
}

/** Headers that would make `send` refuse, with 412, a file without a validator. */
const PRECONDITIONS = ["if-match", "if-unmodified-since"];

/** A file's available encodings, best first, with the paths of their files. */
function compressedFiles(folder: string, path: string): Map<string, string> {
  const found = [
    ["br", `${path}.br`],
    ["gzip", `${path}.gz`],
  ] as const;
  return new Map(found.filter(([, name]) => isFile(join(folder, name))));
}

const types = new Map<string, string>(Object.entries(contentTypes));

/** The media type of a file of the site, by its ending. */
export function typeOf(path: string): string {
  const type = types.get(extname(path).slice(1)) ?? "application/octet-stream";
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
