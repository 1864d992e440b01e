import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { COMPRESSIBLE } from "@vitrine/hosting/content-types";
import { findFile, serveFile } from "../../serve/serve-file.ts";
import type { SiteServer } from "../../serve/serve-site.ts";

/** Serves a folder of any static site, with texts in brotli, as the site's own server does. */
export async function serveFolder(folder: string): Promise<SiteServer> {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-peer-"));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" }))
    if (["css", ...COMPRESSIBLE].includes(extname(name).slice(1)))
      writeFileSync(join(copy, `${name}.br`), brotliCompressSync(readFileSync(join(copy, name))));
  const server = createServer((request, response) => {
    const file = findFile(copy, new URL(request.url ?? "/", "http://peer").pathname);
    const options = { folder: copy, precompressed: true, status: file === undefined ? 404 : 200 };
    serveFile(request, response, file ?? "/404.html", options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    close: () =>
      new Promise((resolve) =>
        server.close(() => {
          rmSync(copy, { recursive: true });
          resolve();
        }),
      ),
  };
}
