// The answers that every host must give for a built site: our server, nginx, Caddy.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { HIDDEN } from "@vitrine/hosting/answer-to";
import { COMPRESSIBLE, contentTypes, TEXT_TYPES } from "@vitrine/hosting/content-types";
import { headersOf, type Hosting } from "@vitrine/hosting/hosting";
import { type RawAnswer, type RawRequest, send } from "./raw-request.ts";

/** Faults of a host, one sentence each. */
export type Complaints = string[];

/** Number of requests by subject, and the faults of their answers. */
export interface MatrixResult {
  readonly sent: Readonly<Record<string, number>>;
  readonly complaints: Complaints;
}

interface Site {
  readonly folder: string;
  readonly hosting: Hosting;
  /** Every published file, by path: "/clichy.html". */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Requests everything that a built folder has from a host on this machine, and much that it lacks. */
export async function runMatrix(port: number, folder: string, hosting: Hosting): Promise<MatrixResult> {
  const site: Site = { folder, hosting, files: publishedFiles(folder, hosting) };
  const sent: Record<string, number> = {};
  const complaints: Complaints = [];
  const ask = async (kind: string, request: RawRequest, judge: (answer: RawAnswer) => string[]) => {
    sent[kind] = (sent[kind] ?? 0) + 1;
    const { target } = request;
    const shown = target.length > 60 ? `${target.slice(0, 60)}… (${target.length})` : target;
    try {
      const wrong = judge(await send(port, request));
      complaints.push(...wrong.map((what) => `${kind} ${request.method ?? "GET"} ${shown}: ${what}`));
    } catch (error) {
      complaints.push(`${kind} ${shown}: ${String(error)}`);
    }
  };
  await askForFiles(site, ask);
  await askForEncodings(site, ask);
  await askAgain(site, port, ask);
  await askForRanges(site, ask);
  await askElsewhere(site, ask);
  await askForNothing(site, ask);
  await askAsAnEnemy(site, ask);
  return { sent, complaints };
}

type Ask = (kind: string, request: RawRequest, judge: (answer: RawAnswer) => string[]) => Promise<void>;

function publishedFiles(folder: string, { redirects }: Hosting): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // Hosts that read our rules redirect before they look for a file.
  const unseen = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
  return new Map(
    names
      .filter(
        (name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name) && !unseen.has(name),
      )
      .map((name) => [`/${name}`, readFileSync(join(folder, name))]),
  );
}

/** The address of a published file. */
const addressOf = (path: string) => (path === "/index.html" ? "/" : path.replace(/\.html$/, ""));
const isCompressed = (path: string) => COMPRESSIBLE.includes(extname(path).slice(1));
const isPage = (path: string) => path.endsWith(".html") && path !== "/404.html";

async function askForFiles({ files, hosting }: Site, ask: Ask): Promise<void> {
  for (const [path, bytes] of files) {
    if (HIDDEN.includes(path)) continue;
    const target = addressOf(path);
    await ask(isPage(path) ? "page" : "file", { target }, (answer) => [
      ...status(answer, 200),
      ...headers(answer, headersOf(hosting, target)),
      ...type(answer, path),
      ...(hosting.precompressed && isCompressed(path) ? varies(answer) : []),
      ...same(answer.body, bytes),
    ]);
  }
  await ask("HEAD", { target: "/clichy", method: "HEAD" }, (answer) => [
    ...status(answer, 200),
    ...headers(answer, hosting.headers),
    ...(answer.body.length > 0 ? ["has a body"] : []),
  ]);
  await ask("POST", { target: "/clichy", method: "POST" }, (answer) => status(answer, 405));
}

async function askForEncodings({ files, hosting }: Site, ask: Ask): Promise<void> {
  if (!hosting.precompressed) return;
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  for (const [path, bytes] of files) {
    if (!isCompressed(path) || HIDDEN.includes(path)) continue;
    const target = addressOf(path);
    await ask("q=0", { target, headers: { "accept-encoding": "br;q=0, gzip;q=0" } }, (answer) => [
      ...status(answer, 200),
      ...(answer.headers["content-encoding"] === undefined ? same(answer.body, bytes) : ["is encoded"]),
    ]);
    for (const encoding of ["br", "gzip"] as const) {
      const accepted = encoding === "br" ? "gzip, deflate, br" : "gzip";
      await ask(encoding, { target, headers: { "accept-encoding": accepted } }, (answer) => [
        ...status(answer, 200),
        ...headers(answer, { ...headersOf(hosting, target), "content-encoding": encoding }),
        ...type(answer, path),
        ...varies(answer),
        ...(answer.headers["content-encoding"] === encoding
          ? same(decoders[encoding](answer.body), bytes)
          : []),
      ]);
    }
  }
}

async function askAgain({ hosting }: Site, port: number, ask: Ask): Promise<void> {
  for (const target of ["/", "/clichy", "/logo.svg"]) {
    const first = (await send(port, { target })).headers;
    for (const [name, value] of [
      ["if-none-match", first["etag"]],
      ["if-modified-since", first["last-modified"]],
    ] as const)
      await ask("conditional", { target, headers: { [name]: value ?? "none" } }, (answer) => [
        ...status(answer, 304),
        ...headers(answer, { "Cache-Control": hosting.headers["Cache-Control"] ?? "" }),
        ...(answer.body.length > 0 ? ["has a body"] : []),
      ]);
    const past = { "if-modified-since": "Sat, 01 Jan 2000 00:00:00 GMT" };
    await ask("conditional", { target, headers: past }, (answer) => status(answer, 200));
  }
}

async function askForRanges({ files }: Site, ask: Ask): Promise<void> {
  const [path, bytes] = [...files].find(([name]) => name.endsWith(".mp4")) ?? ["/none.mp4", Buffer.of()];
  for (const [first, last] of [
    [0, 99],
    [1000, 1999],
    [bytes.length - 50, bytes.length - 1],
  ] as const) {
    await ask("range", { target: path, headers: { range: `bytes=${first}-${last}` } }, (answer) => [
      ...status(answer, 206),
      ...headers(answer, { "content-range": `bytes ${first}-${last}/${bytes.length}` }),
      ...same(answer.body, bytes.subarray(first, last + 1)),
    ]);
  }
  await ask("range", { target: path, headers: { range: "bytes=-50" } }, (answer) => [
    ...status(answer, 206),
    ...same(answer.body, bytes.subarray(-50)),
  ]);
  await ask("range", { target: path, headers: { range: `bytes=${bytes.length}-` } }, (answer) => [
    ...status(answer, 416),
    ...headers(answer, { "content-range": `bytes */${bytes.length}` }),
  ]);
  // RFC 9110, section 14.1.1: a range that ends before it begins is invalid. Hosts send the whole file, or an
  // error.
  for (const range of ["bytes=5-2", "bytes=a-b", "bytes=-", "lines=1-2", "bytes=0-0,-1,5-2"])
    await ask("range", { target: path, headers: { range } }, (answer) =>
      [200, 206, 416].includes(answer.status) ? [] : status(answer, 200),
    );
}

async function askElsewhere({ files, hosting }: Site, ask: Ask): Promise<void> {
  const moved = [...files.keys()].filter(isPage).flatMap((path) => {
    const to = addressOf(path);
    return [...(to === "/" ? [] : [{ from: `${to}/`, to }]), { from: path, to }];
  });
  for (const { from, to } of [...moved, ...hosting.redirects]) {
    for (const query of ["", "?utm_source=a&gclid=b%2Fc"])
      await ask("redirect", { target: `${from}${query}` }, (answer) => [
        ...status(answer, 301),
        ...headers(answer, { location: `${to}${query}` }),
      ]);
  }
}

async function askForNothing({ files, hosting }: Site, ask: Ask): Promise<void> {
  const unknown = ["/nulle-part", "/clichy/nulle-part", "/paris", "/.git/config"];
  const hashed = hosting.rules.flatMap(({ prefixes }) => prefixes.map((prefix) => `${prefix}none.js`));
  for (const target of [...unknown, ...hashed, ...HIDDEN]) {
    await ask("404", { target }, (answer) => [
      ...status(answer, 404),
      ...headers(answer, hosting.headers),
      ...shortLived(answer),
      ...type(answer, "/404.html"),
      ...same(answer.body, files.get("/404.html") ?? Buffer.of()),
    ]);
  }
}

/** Paths that leave the folder, hide their ending, name another host or break a parser. */
const HOSTILE = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../dist.hosting/hosting.json",
  "/assets/..%2f..%2fdist.hosting%2fhosting.json",
  "/assets/%2e%2e/_headers",
  "/assets/..%5c..%5cpackage.json",
  "/%5f%68eaders",
  "/clichy%00.html",
  "/%00",
  "/clichy%0d%0aset-cookie:a=b/",
  "/clichy%ff",
  "/%zz",
  "//clichy",
  "//clichy/",
  "/clichy//",
  "//evil.example",
  "//evil.example/",
  "///evil.example/",
  "//evil.example/%2e%2e",
  "//evil.example/a.html",
  "/%2fevil.example/",
  "/%5cevil.example/",
  "/\\evil.example/",
  "/https:/evil.example/",
  "/.%2e/.%2e/etc/passwd",
  "/assets/",
  "/paris/",
  "/clichy/.",
  "/clichy/..",
  "/./clichy",
  "/clichy?/../../etc/passwd",
  "/clichy.html%20",
  "/CLICHY",
  "/.well-known/../_headers",
  "/.well-known/%2e%2e/.git/config",
  `/${"a".repeat(8192)}`,
  `/${"a/".repeat(4096)}`,
  `/${"%2e%2e/".repeat(1000)}`,
  `/clichy?${"a".repeat(8000)}`,
];

/** Accepts only a refusal, a redirect within the site, or a published file, whatever the request. */
async function askAsAnEnemy({ files }: Site, ask: Ask): Promise<void> {
  const published = [...files].filter(([path]) => !HIDDEN.includes(path)).map(([, bytes]) => bytes);
  for (const target of HOSTILE) {
    await ask("hostile", { target }, ({ status: code, headers: got, body }) => {
      const to = got["location"];
      if (got["set-cookie"] !== undefined) return ["sets a cookie"];
      if (code >= 400 && code < 500) return body.includes("root:") ? ["shows a file of the machine"] : [];
      if (code === 301 || code === 308)
        return to !== undefined && /^\/(?![/\\])/.test(to) ? [] : [`leads to ${to}`];
      if (code === 200)
        return published.some((bytes) => bytes.equals(body)) ? [] : ["gives what is not published"];
      return [`status ${code}`];
    });
  }
}

const status = (answer: RawAnswer, wanted: number) =>
  answer.status === wanted ? [] : [`status ${answer.status} instead of ${wanted}`];

function headers(answer: RawAnswer, wanted: Readonly<Record<string, string>>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name} is ${answer.headers[name.toLowerCase()]}, not ${value.slice(0, 80)}`);
}

/** A browser could cache a long-lived error for a year, and would not ask again. */
const shortLived = (answer: RawAnswer) =>
  /immutable|max-age=(?!0)/.test(answer.headers["cache-control"] ?? "")
    ? ["is kept although it is an error"]
    : [];

/** Without this header, a cache may give one browser another's encoding. */
const varies = (answer: RawAnswer) =>
  /accept-encoding/i.test(answer.headers["vary"] ?? "") ? [] : ["does not vary by encoding"];

const types: ReadonlyMap<string, string> = new Map(Object.entries(contentTypes));

function type(answer: RawAnswer, path: string): string[] {
  const plain = types.get(extname(path).slice(1)) ?? "unknown";
  const wanted = TEXT_TYPES.includes(plain) ? `${plain}; charset=utf-8` : plain;
  return headers(answer, { "content-type": wanted });
}

const same = (got: Buffer, wanted: Buffer) =>
  got.equals(wanted) ? [] : [`${got.length} bytes that are not the file's ${wanted.length}`];
