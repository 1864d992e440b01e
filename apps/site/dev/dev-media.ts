import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { SiteDev } from "./site-dev.ts";

const ADDRESS = /^\/(images|video)\/([a-z0-9/-]+)\.[0-9a-f]{8}\.(avif|webp|svg|webm|mp4|fr\.vtt)$/;
const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  webm: "video/webm",
  mp4: "video/mp4",
  "fr.vtt": "text/vtt",
};

/**
 * Serves pictures and videos in development under the addresses that pages have for them: straight from the
 * content, a photo from where it was encoded.
 */
export function devMedia({ watch: contentDirs, photoAt }: SiteDev): Plugin {
  return {
    name: "vitrine:dev-media",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [address, folder = "", name, format = ""] = ADDRESS.exec(request.url ?? "") ?? [];
        if (address === undefined) return next();
        try {
          const file =
            contentDirs.map((dir) => join(dir, folder, `${name}.${format}`)).find(existsSync) ??
            (await photoAt(address));
          if (file === undefined) return next();
          response.setHeader("content-type", TYPES[format] ?? "");
          const media = createReadStream(file).on("error", next);
          // Browsers often ask for the beginning of a video and go: a pipe leaves the file open then.
          response.on("close", () => media.destroy());
          media.pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
