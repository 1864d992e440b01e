import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Connect } from "vite";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { devMedia } from "../../dev/dev-media.ts";
import type { SiteDev } from "../../dev/site-dev.ts";

const folder = temporaryFolder();
const video = join(folder, "video/bureau.mp4");

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

/** Serves the folder's media, and nothing else, on a free port. */
async function serveMedia(): Promise<{ readonly port: number; close(): void }> {
  const used: Connect.NextHandleFunction[] = [];
  const { configureServer } = devMedia({ contentDir: folder } as unknown as SiteDev);
  const middlewares = { use: (handler: Connect.NextHandleFunction) => used.push(handler) };
  if (typeof configureServer === "function")
    await configureServer.call({} as never, { middlewares } as never);
  const server = createServer((request, response) => used[0]?.(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

it("serves a font of the site before one of the templates", async () => {
  mkdirSync(join(folder, "brand/fonts"), { recursive: true });
  writeFileSync(join(folder, "brand/fonts/Mes_Titres.woff2"), "wOF2 own");
  const { port, close } = await serveMedia();
  const ask = async (name: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/assets/${name}.0123.woff2`);
    return { type: response.headers.get("content-type"), text: (await response.text()).slice(0, 8) };
  };
  expect(await ask("Mes_Titres")).toEqual({ type: "font/woff2", text: "wOF2 own" });
  expect(await ask("figtree")).toMatchObject({ type: "font/woff2", text: expect.stringMatching(/^wOF2/) });
  expect(await ask("unknown")).toEqual({ type: null, text: "" });
  close();
});

it("serves a document under the address that a build gives it", async () => {
  mkdirSync(join(folder, "documents"));
  writeFileSync(join(folder, "documents/tarifs.pdf"), "%PDF-");
  const { port, close } = await serveMedia();
  const ask = (name: string) => fetch(`http://127.0.0.1:${port}/documents/${name}`);
  const response = await ask("tarifs.pdf");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(await response.text()).toBe("%PDF-");
  expect(await (await ask("../documents/tarifs.yaml")).text()).toBe("");
  expect(await (await ask("autres.pdf")).text()).toBe("");
  close();
});

it.skipIf(!existsSync(OPEN_FILES))("closes a video that a browser asked for and left", async () => {
  mkdirSync(join(folder, "video"));
  writeFileSync(video, Buffer.alloc(30_000_000));
  const server = await serveMedia();
  const { port } = server;
  const request = get({ port, path: "/video/bureau.0123.mp4" }).on("error", () => {});
  await new Promise((resolve) => request.once("response", (response) => response.once("data", resolve)));
  expect(isOpen()).toBe(true);
  request.destroy();
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 20_000 });
  server.close();
});
