import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Connect } from "vite";
import { afterAll, expect, it, vi } from "vitest";
import { devMedia } from "../dev/dev-media.ts";
import type { SiteDev } from "../dev/dev-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-media-"));
const video = join(folder, "video/bureau.mp4");
afterAll(() => rmSync(folder, { recursive: true }));

/** Linux lists a process's open files here; other systems have no such folder. */
const OPEN_FILES = "/proc/self/fd";

const isOpen = () =>
  readdirSync(OPEN_FILES).some((descriptor) => {
    try {
      return readlinkSync(`${OPEN_FILES}/${descriptor}`) === video;
    } catch {
      return false;
    }
  });

it.skipIf(!existsSync(OPEN_FILES))("closes a video that a browser asked for and left", async () => {
  mkdirSync(join(folder, "video"));
  writeFileSync(video, Buffer.alloc(30_000_000));
  const used: Connect.NextHandleFunction[] = [];
  const { configureServer } = devMedia({ contentDir: folder } as unknown as SiteDev);
  const middlewares = { use: (handler: Connect.NextHandleFunction) => used.push(handler) };
  if (typeof configureServer === "function")
    await configureServer.call({} as never, { middlewares } as never);
  const server = createServer((request, response) => used[0]?.(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path: "/video/bureau.01234567.mp4" }).on("error", () => {});
  await new Promise((resolve) => request.once("response", (response) => response.once("data", resolve)));
  expect(isOpen()).toBe(true);
  request.destroy();
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 20_000 });
  server.close();
});
