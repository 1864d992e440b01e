import { createReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A year: hashed names change with their content. */
const HASHED = /^\/(assets|images)\//;

/** Serves a built site as a static host does: routes without ending, 404.html with status 404, hashed files for ever. */
export async function serveSite(folder: string, port: number, host = "127.0.0.1"): Promise<SiteServer> {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) =>
      response.setHeader(
        "cache-control",
        HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      ),
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
      createReadStream(join(folder, "404.html"))
        .on("error", () => response.end())
        .pipe(response);
    }),
  );
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}
