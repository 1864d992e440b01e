import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import { typeOf } from "../serve/serve-file.ts";
import type { SiteDev } from "./dev-pages.ts";

const ADDRESS = /^\/(images|video)\/([a-z0-9/-]+)\.[0-9a-f]{8}\.(avif|webp|svg|webm|mp4|fr\.vtt)$/;

/**
 * Serves pictures and videos in development at the addresses that pages use. Files come from the content
 * folder; photos come from the cache of encoded ones.
 */
export function devMedia({ contentDir, photoAt }: Pick<SiteDev, "contentDir" | "photoAt">): Plugin {
  return {
    name: "vitrine:dev-media",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [address, folder = "", name, format] = ADDRESS.exec(request.url ?? "") ?? [];
        if (address === undefined) return next();
        try {
          const drawn = join(contentDir, folder, `${name}.${format}`);
          const file = existsSync(drawn) ? drawn : await photoAt(address);
          if (file === undefined) return next();
          response.setHeader("content-type", typeOf(file));
          send(request, basename(file), { root: dirname(file) })
            .on("error", next)
            .pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
