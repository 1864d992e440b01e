import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ADDRESS = /^\/images\/([a-z0-9/-]+)\.[0-9a-f]{8}\.(avif|webp)$/;

/** Serves pictures in development under the addresses that pages have for them, straight from the content. */
export function devImages(contentDirs: readonly string[]): Plugin {
  return {
    name: "vitrine:dev-images",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name, format] = ADDRESS.exec(request.url ?? "") ?? [];
        const file = contentDirs.map((dir) => join(dir, "images", `${name}.${format}`)).find(existsSync);
        if (file === undefined) return next();
        response.setHeader("content-type", `image/${format}`);
        createReadStream(file).pipe(response);
      });
    },
  };
}
