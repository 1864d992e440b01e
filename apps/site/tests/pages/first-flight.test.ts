import { STATUS_CODES } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beyondFirstFlight, firstFlight } from "../budget.data.ts";
import { type SiteServer, serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { builtPages } from "../built-site.ts";
import { send } from "../hosts/raw-request.ts";
import { pageKind } from "../page-kind.ts";

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(paths.dist, 0);
});
afterAll(() => server.close());

it("sends every page within the first flight of a connection, headers included, but those that are known not to fit", async () => {
  const beyond = [];
  const pages = builtPages();
  for (const { route } of pages) {
    const bytes = await sentBytes(route === "/404" ? "/nulle-part" : route);
    if (bytes > firstFlight) beyond.push({ route, bytes, kind: pageKind(route) });
  }
  expect(pages.length).toBeGreaterThan(40);
  expect(beyond.filter(({ kind }) => !beyondFirstFlight.includes(kind))).toEqual([]);
  expect(new Set(beyond.map(({ kind }) => kind))).toEqual(new Set(beyondFirstFlight));
});

/** Bytes of a page on a persistent connection: the status line, the headers, the document in brotli. */
async function sentBytes(target: string): Promise<number> {
  const asked = { "accept-encoding": "br", connection: "keep-alive" };
  const { status, headers, body } = await send(Number(new URL(server.url).port), { target, headers: asked });
  expect(headers["content-encoding"]).toBe("br");
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
  return head.length + body.length;
}
