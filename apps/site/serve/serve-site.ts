import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerTo } from "@vitrine/hosting/answer-to";
import { headersOf, type Hosting } from "@vitrine/hosting/hosting";
import { isHostingKnown, readHosting } from "../build/hosting-folder.ts";
import { findFile, serveFile } from "./serve-file.ts";

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site by its description, with the headers of the real hosts. It supports routes without an
 * ending, a 404 page, ranges, conditional requests and the build's compressed files. A build may run at the
 * same time: each answer uses the current files and their headers. A failed request gets status 500 and a
 * line in the log.
 */
export async function serveSite(
  folder: string,
  port: number,
  log: (line: string) => void = console.error,
): Promise<SiteServer> {
  let hosting = readHosting(folder);
  const answerNow = async (request: IncomingMessage, response: ServerResponse) => {
    if (isHostingKnown(folder)) hosting = readHosting(folder);
    await answer(request, response, folder, hosting);
  };
  const server = createServer((request, response) => {
    answerNow(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${String(error)}`);
      fail(response, 500);
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  hosting: Hosting,
): Promise<void> {
  const to = answerTo(request.url ?? "/", hosting);
  if (request.method !== "GET" && request.method !== "HEAD")
    return void response.writeHead(405, { ...hosting.headers, allow: "GET, HEAD" }).end();
  if (to.kind === "redirect")
    return void response.writeHead(301, { ...hosting.headers, location: to.to }).end();
  const { precompressed } = hosting;
  // A missing file gets the headers of pages, since its folder's headers could let a browser cache the error
  // for a year.
  const answerMissing = () => {
    if (findFile(folder, "/404.html") === undefined) return fail(response, 404, hosting.headers);
    const options = { folder, precompressed, headers: hosting.headers, status: 404 };
    return serveFile(request, response, "/404.html", options);
  };
  const file = to.kind === "file" ? findFile(folder, to.path) : undefined;
  if (to.kind !== "file" || file === undefined) return answerMissing();
  const headers = headersOf(hosting, to.path);
  try {
    await serveFile(request, response, file, { folder, precompressed, headers });
  } catch (error) {
    const { status, headers: own } = error as { status?: number; headers?: Record<string, string> };
    // A build has removed the file since the lookup.
    if (status === 404) return answerMissing();
    // The request itself is refused: a range beyond the end (416), or a failed condition (412).
    if (status !== 416 && status !== 412) throw error;
    fail(response, status, own);
  }
}

/** Ends an answer without a body, in place of the planned one. An answer that has begun is cut. */
function fail(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { "Cache-Control": "no-cache", ...headers }).end();
}
