import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { answerTo } from "@vitrine/hosting/answer-to";
import { contentTypes, TEXT_TYPES } from "@vitrine/hosting/content-types";
import { headersOf } from "@vitrine/hosting/hosting";
import sirv from "sirv";
import { isHostingKnown, readHosting } from "./hosting-folder.ts";

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as its description says, with the headers of the real hosts: routes without ending, 404.html
 * with status 404, ranges, conditional requests, compressed files where the build made them. A build may go on beside it:
 * what it changes is served, by the headers that it gives it.
 */
export async function serveSite(folder: string, port: number, host = "127.0.0.1"): Promise<SiteServer> {
  let hosting = readHosting(folder);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: ["html"],
    brotli: hosting.precompressed,
    gzip: hosting.precompressed,
  });
  const page404: NotFoundPage = { file: join(folder, "404.html"), precompressed: hosting.precompressed };
  const server = createServer((request, response) => {
    const target = request.url ?? "/";
    if (isHostingKnown(folder)) hosting = readHosting(folder);
    const answer = answerTo(target, hosting);
    const path = answer.kind === "file" ? answer.path : "/404";
    for (const [name, value] of Object.entries(headersOf(hosting, path))) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (answer.kind === "redirect") {
      response.writeHead(301, { location: answer.to }).end();
    } else if (answer.kind === "file") {
      sayType(response, path);
      files(request, response, () => notFound(page404, request, response));
    } else {
      notFound(page404, request, response);
    }
  });
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface NotFoundPage {
  readonly file: string;
  readonly precompressed: boolean;
}

function notFound(
  { file, precompressed }: NotFoundPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const compressed = precompressed && /\bbr\b/.test(String(request.headers["accept-encoding"]));
  response.writeHead(404, {
    "content-type": "text/html; charset=utf-8",
    ...(precompressed ? { vary: "Accept-Encoding" } : {}),
    ...(compressed ? { "content-encoding": "br" } : {}),
  });
  if (request.method === "HEAD") response.end();
  else
    createReadStream(compressed ? `${file}.br` : file)
      .on("error", () => response.end())
      .pipe(response);
}

const types = new Map<string, string>(Object.entries(contentTypes));

/** A page's route has no ending. */
function sayType(response: ServerResponse, path: string): void {
  const type = types.get(extname(path).slice(1) || "html");
  if (type !== undefined)
    response.setHeader("Content-Type", TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}
