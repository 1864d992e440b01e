import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Random } from "@vitrine/bench/random";
import { openStore } from "@vitrine/generator/open-store";
import { addPublished, readPublished } from "@vitrine/generator/published-routes";
import { buildThisSite } from "@vitrine/site/build-this-site";
import { bundleOptions } from "@vitrine/site/bundle-options";
import { paths } from "@vitrine/site/paths";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { editContent, mendAll } from "./content-edits.ts";
import { damage, differences, freshCache, outputOf, placesIn, runBuild, smallSite } from "./site-runs.ts";
import type { Soak } from "./soaks.ts";

const TEMPLATES_PERCENT = 15;
const MAX_EDITS = 3;

/**
 * Edits content, settings, templates, the output and the cache at random. Builds after each edit with what
 * earlier builds left. After each round, output and diagnostics are those of a clean build.
 */
export const soakBuilds: Soak = async ({ folder, random, tally }) => {
  const content = { folder: smallSite(join(folder, "content")), original: join(folder, "original") };
  cpSync(content.folder, content.original, { recursive: true });
  const [places, clean] = [placesIn(folder, "incremental"), placesIn(folder, "clean")];
  const ownBundle = await bundle(bundleOptions(paths.cache));
  let templates = ownBundle;
  let settings = {};
  const runIn = (where: typeof places) =>
    runBuild(where, {
      build: (request) => buildThisSite(request, templates),
      settings,
      code: templates.key,
    });
  let last = await runIn(places);
  let before = outputOf(places.outDir);
  const edit = () => {
    if (random.below(20) === 0) {
      const moved = { VITRINE_SITE_URL: `https://${random.pick(["a", "b"])}.example` };
      settings = random.below(2) === 0 ? {} : moved;
      return `settings ${JSON.stringify(settings)}`;
    }
    if (random.below(10) === 0) return damage(places.cacheDir, random);
    if (random.below(20) === 0 && last.code === 0) return tamper(places.outDir, random);
    // Mistakes pile up: without this, most rounds would end in errors and compare no output.
    if (last.code !== 0 && random.below(2) === 0) return mendAll(content);
    return editContent(content, random);
  };
  return async (done) => {
    if (random.below(100) < TEMPLATES_PERCENT) {
      templates = otherTemplates(ownBundle, join(folder, "bundle"), random);
      done.push(`templates ${templates.key}`);
    }
    const edits = 1 + random.below(MAX_EDITS);
    for (let i = 0; i < edits; i++) {
      done.push(edit());
      // Two edits may also come between two builds.
      if (i < edits - 1 && random.below(2) === 0) continue;
      before = outputOf(places.outDir);
      last = await runIn(places);
    }
    tally("edits", done.length);
    tally(last.code === 0 ? "good" : "withErrors");
    rmSync(clean.outDir, { recursive: true, force: true });
    freshCache(clean.cacheDir);
    // The cache alone knows what earlier builds have published.
    const published = readPublished(openStore(places.cacheDir), places);
    addPublished(openStore(clean.cacheDir), clean, published);
    const expected = await runIn(clean);
    const output = expected.code === 0 ? outputOf(clean.outDir) : before;
    return [
      ...(last.code === expected.code ? [] : [`exit code ${last.code} instead of ${expected.code}`]),
      ...(last.said === expected.said ? [] : [`says ${last.said}\n  instead of ${expected.said}`]),
      ...differences(outputOf(places.outDir), output),
    ];
  };
};

function tamper(outDir: string, random: Random): string {
  const file = random.pick([...outputOf(outDir).keys()].sort());
  if (random.below(2) === 0) {
    rmSync(join(outDir, file));
    return `${file} of the output removed`;
  }
  writeFileSync(join(outDir, "stray.html"), "left here");
  return "a stray file in the output";
}

/** Copies the bundle with a mark in every page, as another state of the templates would give it. */
function otherTemplates(bundled: Bundle, folder: string, random: Random): Bundle {
  const key = `soak-${random.below(1000)}`;
  const copy = join(folder, key);
  const serverDir = join(copy, "server");
  cpSync(dirname(bundled.serverDir), copy, { recursive: true });
  for (const name of globSync("**/*.js", { cwd: serverDir })) {
    const text = readFileSync(join(serverDir, name), "utf8");
    writeFileSync(
      join(serverDir, name),
      text.replaceAll("<!doctype html>", `<!doctype html><!-- ${key} -->`),
    );
  }
  return { ...bundled, key, serverDir, clientDir: join(copy, "client") };
}
