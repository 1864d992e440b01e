import { createHash } from "node:crypto";
import { join } from "node:path";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import type { DevModule, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import type { paths } from "./site-paths.ts";

let lastGood: DevPages | undefined;

/** Generates all pages for the development server; where the content is wrong, the last good ones with what is wrong. */
export function devPages({
  content,
  cache,
}: Pick<Record<keyof typeof paths, string>, "content" | "cache">): DevPages {
  const modulesDir = join(cache, "modules");
  const { diagnostics, modules, texts } = generateFromDisk({
    contentDir: content,
    modulesDir,
    settings: process.env,
    release: false,
  });
  if (modules === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const problems = errors
      .map((diagnostic) => formatText(diagnostic, texts.get(diagnostic.file)))
      .join("\n");
    if (lastGood === undefined) throw new Error(`The content has errors:\n\n${problems}`);
    return { ...lastGood, problems };
  }
  const module = (path: string, text: string): DevModule => ({
    file: join(modulesDir, path),
    version: versionOf(text),
  });
  lastGood = {
    site: module("site.ts", modules.site),
    pages: new Map(modules.pages.map(({ route, path, text }) => [route, module(path, text)])),
    problems: undefined,
  };
  return lastGood;
}

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
