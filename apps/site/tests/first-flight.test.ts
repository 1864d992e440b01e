import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { beyondFirstFlight, firstFlight } from "../budget.data.ts";
import { serveSite } from "../serve-site.ts";
import { paths } from "../site-paths.ts";
import { builtPages } from "./built-site.ts";
import { pageKind } from "./page-kind.ts";

it("sends every page within the first flight of a connection, headers included, but those that are known not to fit", async () => {
  const server = await serveSite(paths.dist, 0);
  const beyond = [];
  const pages = builtPages();
  for (const { route } of pages) {
    const bytes = await sentBytes(`${server.url}${route === "/404" ? "/nulle-part" : route}`);
    if (bytes > firstFlight) beyond.push({ route, bytes, kind: pageKind(route) });
  }
  await server.close();
  expect(pages.length).toBeGreaterThan(40);
  expect(beyond.filter(({ kind }) => !beyondFirstFlight.includes(kind))).toEqual([]);
  expect(new Set(beyond.map(({ kind }) => kind))).toEqual(new Set(beyondFirstFlight));
});

/** What comes for a page: the status line, the headers as they are written, the document in brotli. */
async function sentBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
  const response = await promise;
  expect(response.headers["content-encoding"]).toBe("br");
  const body = await text(response.setEncoding("latin1"));
  const { rawHeaders, httpVersion, statusCode, statusMessage } = response;
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`.length + body.length;
}
