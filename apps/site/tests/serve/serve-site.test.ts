import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { readHosting, writeHostingFolder } from "../../build/hosting-folder.ts";
import { type SiteServer, serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { runMatrix } from "../hosts/request-matrix.ts";

const folder = temporaryFolder();
let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(paths.dist, 0);
});
afterAll(() => server.close());

// `npm run hosts` runs the same matrix against nginx and Caddy.
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

it("answers 500 and goes on when something fails, and says what", async () => {
  const built = join(folder, "failing");
  writeHostingFolder(built, readHosting(paths.dist));
  const logged: string[] = [];
  const { url, close } = await serveSite(built, 0, (line) => logged.push(line));
  writeFileSync(join(`${built}.hosting`, "hosting.json"), "{");
  expect((await fetch(url)).status).toBe(500);
  expect(logged.join()).toMatch(/GET \/: .*hosting\.json does not say how the site is served/);
  writeHostingFolder(built, readHosting(paths.dist));
  // The 404 page is missing too.
  expect((await fetch(url)).status).toBe(404);
  await close();
});

it("has no page that a request may be about, whatever it asks about it", async () => {
  const headers = {
    "If-Match": "*",
    "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT",
    Range: "bytes=0-3",
  };
  const answer = await fetch(`${server.url}/nulle-part`, { headers });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("</html>");
});

it("has the headers of a build that was made while it ran", async () => {
  const built = join(folder, "rebuilt");
  const hosting = readHosting(paths.dist);
  const build = (policy: string) =>
    writeHostingFolder(built, {
      ...hosting,
      headers: { ...hosting.headers, "Content-Security-Policy": policy },
    });
  build("default-src 'none'");
  const { url, close } = await serveSite(built, 0);
  const policy = async () => (await fetch(url)).headers.get("content-security-policy");
  expect(await policy()).toBe("default-src 'none'");
  build("default-src 'self'");
  expect(await policy()).toBe("default-src 'self'");
  await close();
});
