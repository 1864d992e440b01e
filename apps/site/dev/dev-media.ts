import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { VERSION } from "@vitrine/generator/short-hash";
import { isDocument } from "@vitrine/schema/content/page-fields";
import send from "send";
import type { Plugin } from "vite";
import { typeOf } from "../serve/serve-file.ts";
import { fontFile } from "../site-paths.ts";
import type { SiteDev } from "./site-dev.ts";

const ADDRESS = new RegExp(
  String.raw`^/(images|video)/([a-z0-9/-]+)\.${VERSION}\.(avif|webp|svg|webm|mp4|fr\.vtt)$`,
);
const FONT_ADDRESS = new RegExp(String.raw`^/assets/([\w-]+)\.${VERSION}\.woff2$`);

/**
 * Serves pictures, videos, documents and fonts in development at the addresses that pages use. Files come from the
 * content folder; photos come from the cache of encoded ones, and a pair's typefaces from the templates.
 */
export function devMedia({ contentDir, photoAt }: Pick<SiteDev, "contentDir" | "photoAt">): Plugin {
  async function fileAt(url: string): Promise<string | undefined> {
    const [, font] = FONT_ADDRESS.exec(url) ?? [];
    if (font !== undefined)
      return [true, false].map((isOwn) => fontFile({ name: font, isOwn }, contentDir)).find(existsSync);
    if (isDocument(url)) return join(contentDir, url);
    const [address, folder = "", name, format] = ADDRESS.exec(url) ?? [];
    if (address === undefined) return undefined;
    const drawn = join(contentDir, folder, `${name}.${format}`);
    return existsSync(drawn) ? drawn : photoAt(address);
  }
  return {
    name: "vitrine:dev-media",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const file = await fileAt(request.url ?? "");
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
