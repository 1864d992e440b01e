import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyWorkspace } from "@vitrine/bench/copy-workspace";
import type { Random } from "@vitrine/bench/random";
import type { CommandPort } from "@vitrine/generator/command-port";
import { pageMaker } from "@vitrine/generator/render-job";
import { paths } from "@vitrine/site/paths";
import { editContent, type EditedContent, mendAll } from "./content-edits.ts";
import {
  type Builder,
  damage,
  differences,
  freshCache,
  type Output,
  outputOf,
  placesIn,
  runBuild,
} from "./site-runs.ts";
import type { Round, Soak, SoakInput } from "./soaks.ts";

/** Few of a hundred rounds change a template first: bundling is slow. */
const TEMPLATES_PERCENT = 15;
const MOST_EDITS = 3;

/** How a soak builds, and where it finds what was built. */
interface Subject {
  readonly build: Builder["build"];
  outputOf(outDir: string): Output;
  /** Forgets what was built there. */
  clear(outDir: string): void;
  /** Edits besides those of content: of templates, and of the output. */
  changeTemplate?(random: Random): string;
  tamper?(outDir: string, random: Random): string;
}

/** Compares incremental builds of the site with clean ones; edits templates and the output too. */
export const soakBuilds: Soak = async (input) => {
  const workspace = join(input.folder, "workspace");
  copyWorkspace(paths.workspace, workspace);
  const address = pathToFileURL(join(workspace, "apps/site/build/build-this-site.ts")).href;
  const { buildThisSite } = (await import(address)) as { buildThisSite: Builder["build"] };
  return soakIncremental(input, {
    build: (request) => buildThisSite(request),
    outputOf,
    clear: (outDir) => rmSync(outDir, { recursive: true, force: true }),
    changeTemplate: (random) => changeTemplateIn(workspace, random),
    tamper,
  });
};

/** Compares incremental plans with clean ones: the modules of pages without rendering. Many more rounds fit in an hour. */
export const soakPlans: Soak = (input) => soakIncremental(input, planSubject());

/**
 * Edits content, settings and the cache at random and builds after each edit with what earlier builds left. After
 * each round, output and diagnostics are those of a clean build.
 */
async function soakIncremental({ folder, random, tally }: SoakInput, subject: Subject): Promise<Round> {
  const content = copyContent(folder);
  const [places, clean] = [placesIn(folder, "incremental"), placesIn(folder, "clean")];
  let builder: Builder = { build: subject.build, settings: {}, code: "0" };
  let last = await runBuild(places, builder);
  let before: Output = new Map();
  const edit = () => {
    if (random.below(20) === 0) {
      const settings = { VITRINE_SITE_URL: `https://${random.pick(["a", "b"])}.example` };
      builder = { ...builder, settings: random.below(2) === 0 ? {} : settings };
      return `settings ${JSON.stringify(builder.settings)}`;
    }
    if (random.below(10) === 0) return damage(places.cacheDir, random);
    if (random.below(20) === 0 && last.code === 0 && subject.tamper !== undefined)
      return subject.tamper(places.outDir, random);
    // Mistakes pile up: without this, most rounds would end in errors and compare no output.
    if (last.code !== 0 && random.below(2) === 0) return mendAll(content);
    return editContent(content, random);
  };
  return async (done) => {
    const template = random.below(100) < TEMPLATES_PERCENT ? subject.changeTemplate?.(random) : undefined;
    if (template !== undefined) {
      done.push(template);
      builder = { ...builder, code: `${Number(builder.code) + 1}` };
    }
    const edits = 1 + random.below(MOST_EDITS);
    for (let i = 0; i < edits; i++) {
      done.push(edit());
      // Two edits may also come between two builds.
      if (i < edits - 1 && random.below(2) === 0) continue;
      before = subject.outputOf(places.outDir);
      last = await runBuild(places, builder);
    }
    tally("edits", done.length);
    tally(last.code === 0 ? "good" : "withErrors");
    subject.clear(clean.outDir);
    freshCache(clean.cacheDir);
    const expected = await runBuild(clean, builder);
    const output = expected.code === 0 ? subject.outputOf(clean.outDir) : before;
    return [
      ...(last.code === expected.code ? [] : [`exit code ${last.code} instead of ${expected.code}`]),
      ...(last.said === expected.said ? [] : [`says ${last.said}\n  instead of ${expected.said}`]),
      ...differences(subject.outputOf(places.outDir), output),
    ];
  };
}

function copyContent(folder: string): EditedContent {
  const content = { folder: join(folder, "content"), original: join(folder, "original") };
  cpSync(paths.content, content.original, { recursive: true });
  // A clean build has nothing of earlier ones to keep.
  const site = join(content.original, "site.yaml");
  const text = readFileSync(site, "utf8");
  writeFileSync(site, text.replace("\nhosting:\n", "\nhosting:\n  previousBuilds: 0\n"));
  cpSync(content.original, content.folder, { recursive: true });
  return content;
}

/**
 * Builds into memory what each page is rendered from. Like a real build it makes a page only where its key is new, so
 * that a key that stands for two texts is found.
 */
function planSubject(): Subject {
  const built = new Map<string, { readonly keys: Output; readonly output: Output }>();
  const build: CommandPort["build"] = async ({ outDir, isRight, site: { site, pages, maker, data } }) => {
    if (!(await isRight())) return { failures: [], summary: "" };
    const last = built.get(outDir);
    const make = pageMaker(maker);
    const output = new Map(data.map(({ address, text }) => [address, text]));
    const keys = new Map<string, string>();
    for (const { content, ...page } of pages) {
      const { route } = page;
      const key = "job" in content ? content.key : content.text;
      keys.set(route, key);
      const known = last?.keys.get(route) === key ? last.output.get(route) : undefined;
      output.set(route, known ?? ("job" in content ? make(content.job) : content.text));
      output.set(`${route} head`, JSON.stringify(page));
    }
    output.set("site", JSON.stringify(site));
    built.set(outDir, { keys, output });
    return { failures: [], summary: "" };
  };
  return {
    build,
    outputOf: (outDir) => built.get(outDir)?.output ?? new Map(),
    clear: (outDir) => void built.delete(outDir),
  };
}

/** Removes a file of the output, or leaves one there. */
function tamper(outDir: string, random: Random): string {
  const file = random.pick([...outputOf(outDir).keys()].sort());
  if (random.below(2) === 0) {
    rmSync(join(outDir, file));
    return `${file} of the output removed`;
  }
  writeFileSync(join(outDir, "stray.html"), "left here");
  return "a stray file in the output";
}

/** Changes a stylesheet, or a template's markup. */
function changeTemplateIn(workspace: string, random: Random): string {
  const source = join(workspace, "packages/ui/src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).sort();
  const isStyle = random.below(2) === 0;
  const wanted = isStyle ? /\.css$/ : /^(components|sections|templates)\/[^.]*\.tsx$/;
  const path = random.pick(files.filter((file) => wanted.test(file)));
  const text = readFileSync(join(source, path), "utf8");
  const changed = isStyle
    ? `${text}\n:root { --soak: ${random.below(1000)}px; }\n.root { order: ${random.below(9)}; }\n`
    : text.replace(/className=/, `data-soak="${random.below(1000)}" className=`);
  writeFileSync(join(source, path), changed);
  return `template ${path}`;
}
