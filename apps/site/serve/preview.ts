// `pnpm preview` serves the production build in the way of a static host.
import { existsSync, statSync } from "node:fs";
import { relative } from "node:path";
import { expectFree, portFrom } from "./ports.ts";
import { npmCommand } from "@vitrine/generator/npm-command";
import { UsageError } from "@vitrine/generator/parse-arguments";
import { exitCodeFor, siteFolders } from "../site-argument.ts";
import { foldersOf } from "../site-paths.ts";
import { serveSite } from "./serve-site.ts";

try {
  const port = portFrom(process.env, "PORT", 4173);
  await expectFree({ PORT: port }, "npm run preview");
  const { contentDir, outDir } = siteFolders(process.argv.slice(2), "npm run preview", ["content", "out"]);
  if (!existsSync(outDir)) {
    const out = outDir === foldersOf(contentDir).outDir ? [] : ["--out", relative("", outDir)];
    const build = npmCommand("build", contentDir, foldersOf, out);
    throw new Error(`There is no build to show: run ${build} first.`);
  }
  if (!statSync(outDir).isDirectory())
    throw new UsageError(`${outDir} is a file, where a folder is expected.`);
  const { url } = await serveSite(outDir, port);
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodeFor(error);
}
