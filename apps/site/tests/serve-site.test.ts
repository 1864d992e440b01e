import { afterAll, beforeAll, expect, it } from "vitest";
import { readHosting } from "../hosting-folder.ts";
import { type SiteServer, serveSite } from "../serve-site.ts";
import { paths } from "../site-paths.ts";
import { runMatrix } from "./hosts/request-matrix.ts";

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(paths.dist, 0);
});
afterAll(() => server.close());

// `npm run hosts` asks the same of nginx and Caddy.
it("answers as every host of the site must", async () => {
  const { sent, complaints } = await runMatrix(
    Number(new URL(server.url).port),
    paths.dist,
    readHosting(paths.dist),
  );
  expect(complaints).toEqual([]);
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining(["page", "file", "br", "gzip", "range", "hostile"]),
  );
});
