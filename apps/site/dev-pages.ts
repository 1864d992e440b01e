import { createHash } from "node:crypto";
import { join } from "node:path";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import type { DevModule, DevOptions, DevPages } from "@vitrine/vite-ssg/vite-plugin";

interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** Where the page modules go, in `modules/`. */
  readonly cache: string;
}

/** What the development server shows: a content folder's pages, made anew at each change of it. */
export function devPages({ content, cache }: DevPlaces): DevOptions {
  const modulesDir = join(cache, "modules");
  let lastGood: DevPages | undefined;
  return {
    watch: [content],
    modulesDir,
    load() {
      const loaded = loadPages(content, modulesDir);
      if (typeof loaded !== "string") return (lastGood = loaded);
      if (lastGood === undefined) throw new Error(`The content has errors:\n\n${loaded}`);
      return { ...lastGood, problems: loaded };
    },
  };
}

/** Generates all pages, or says what is wrong with the content. */
function loadPages(contentDir: string, modulesDir: string): DevPages | string {
  const { diagnostics, modules, texts } = generateFromDisk({
    contentDir,
    modulesDir,
    settings: process.env,
    release: false,
  });
  if (modules === undefined) {
    return diagnostics
      .filter(({ severity }) => severity === "error")
      .map((diagnostic) => formatText(diagnostic, texts.get(diagnostic.file)))
      .join("\n");
  }
  const module = (path: string, text: string): DevModule => ({
    file: join(modulesDir, path),
    version: createHash("sha256").update(text).digest("hex").slice(0, 12),
  });
  return {
    site: module("site.ts", modules.site),
    pages: new Map(modules.pages.map(({ route, path, text }) => [route, module(path, text)])),
    data: new Map(modules.data.map(({ address, text }) => [address, text])),
    problems: undefined,
  };
}
