import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Random, randomFrom } from "@vitrine/bench/random";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { buildThisSite } from "@vitrine/site/build-this-site";
import { paths } from "@vitrine/site/paths";
import { diskSlip, OUTSIDE_MARK, writeMutated } from "./disk-slips.ts";
import { HOSTILE_PATHS, HOSTILE_TEXTS, HOSTILE_VALUES, UNSEEN_TEXTS } from "./hostile.data.ts";
import { fewFiles, type Files, type PlannedSite, sitePlanner } from "./planned-site.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { bytesOf, freshCache, runBuild } from "./site-runs.ts";
import type { SoakOptions, SoakResult } from "./soak-options.ts";
import { type Said, siteTemplates } from "./templates.ts";

/** One folder of so many is written to disk and built as the command line does, unless told otherwise. */
const EVERY = 100;
const MOST_SLIPS = 4;
const MOST_MILLISECONDS = 5000;
const MOST_MEBIBYTES = 1000;

/**
 * Mutates content at random, then plans and renders it: each folder gives whole, harmless pages, or
 * mistakes at places that exist, in under five seconds of a processor and a gigabyte.
 */
export async function fuzzContent(options: SoakOptions): Promise<SoakResult> {
  const random = randomFrom(options.seed);
  const base = fewFiles();
  const planFiles = sitePlanner(options.folder);
  const faultsOf = await pageFaults(await planFiles(base));
  const failures: string[] = [];
  const figures = {
    folders: 0,
    good: 0,
    pages: 0,
    withErrors: 0,
    builds: 0,
    goodBuilds: 0,
    slowestMilliseconds: 0,
    mostMebibytes: 0,
  };
  // A command builds once: it never sees what the many builds of this process leave behind.
  let leftByBuilds = 0;
  for (let round = 1; round <= options.count && !options.isOver?.(); round++) {
    const files: Files = new Map(base);
    const slips = slipsOf(files, random);
    const started = process.threadCpuUsage();
    const wrong = [];
    try {
      const { diagnostics, said, texts } = await planFiles(files);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      figures[errors.length === 0 ? "good" : "withErrors"]++;
      if ((said === undefined) !== errors.length > 0) wrong.push("pages and errors, or neither");
      wrong.push(...diagnostics.flatMap((diagnostic) => misplaced(diagnostic, texts.get(diagnostic.file))));
      const { changed, faults } = faultsOf.changed(said);
      figures.pages += changed;
      wrong.push(...faults);
    } catch (error) {
      wrong.push(`crashed: ${error instanceof Error ? error.stack : String(error)}`);
    }
    const { user, system } = process.threadCpuUsage(started);
    const milliseconds = Math.round((user + system) / 1000);
    const mebibytes = residentMebibytes() - leftByBuilds;
    if (milliseconds > MOST_MILLISECONDS) wrong.push(`took ${milliseconds} ms`);
    if (mebibytes > MOST_MEBIBYTES) wrong.push(`took ${mebibytes} MiB`);
    figures.folders++;
    figures.slowestMilliseconds = Math.max(figures.slowestMilliseconds, milliseconds);
    figures.mostMebibytes = Math.max(figures.mostMebibytes, mebibytes);
    if (round % (options.every ?? EVERY) === 0) {
      const before = residentMebibytes();
      const built = await buildFromDisk(options.folder, files, random, faultsOf.page);
      leftByBuilds += Math.max(0, residentMebibytes() - before);
      figures.builds++;
      figures.goodBuilds += Number(built.isGood);
      wrong.push(...built.wrong.map((fault) => `built with ${built.slips.join("; ")}: ${fault}`));
    }
    if (wrong.length > 0) {
      failures.push(`folder ${round}: ${slips.join("; ")}\n  ${wrong.join("\n  ")}`);
      options.say(failures.at(-1) ?? "");
    }
    if (round % 250 === 0) options.say(`  ${JSON.stringify({ ...figures, failures: failures.length })}`);
  }
  return { figures, failures };
}

const residentMebibytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

/** Half of the folders have hostile texts only, in places of texts: most of these are no mistake, and are rendered. */
function slipsOf(files: Files, random: Random): string[] {
  const count = 1 + random.below(MOST_SLIPS);
  const isGentle = random.below(2) === 0;
  return Array.from({ length: count }, () => (isGentle ? gentleSlip(files, random) : slip(files, random)));
}

/**
 * Gives the function that renders a folder's pages and says what is wrong with those that are not as they are with
 * unharmed content: an element or attribute that no page has, or what `readPage` finds.
 */
async function pageFaults({ said: base }: PlannedSite) {
  const render = await siteTemplates();
  if (base === undefined) throw new Error("The content as it stands has mistakes: mend them first.");
  const kinds = new Set([...render(base).values()].flatMap((html) => elementKinds(readPage(html))));
  const page = (html: string) => {
    const read = readPage(html);
    return [...elementKinds(read).filter((kind) => !kinds.has(kind)), ...read.faults];
  };
  return {
    page,
    changed(said: Said | undefined) {
      const pages = [...(said === undefined ? [] : render(said, base))];
      const faults = pages.flatMap(([route, html]) => page(html).map((fault) => `${route}: ${fault}`));
      return { changed: pages.length, faults };
    },
  };
}

/**
 * Builds the folder as the command line does, from a disk with links and other things where files are meant: it gives
 * whole pages, or says what is wrong and publishes nothing.
 */
async function buildFromDisk(
  folder: string,
  files: Files,
  random: Random,
  pageFaultsOf: (html: string) => readonly string[],
) {
  const contentDir = join(folder, "content");
  const places = { contentDir, outDir: join(folder, "out"), cacheDir: join(folder, "cache") };
  rmSync(places.outDir, { recursive: true, force: true });
  if (!existsSync(places.cacheDir)) freshCache(places.cacheDir, paths.cache);
  writeMutated(contentDir, files);
  const slips = Array.from({ length: random.below(3) }, () => diskSlip(contentDir, random));
  const wrong: string[] = [];
  let isGood = false;
  try {
    const { code, said } = await runBuild(places, {
      build: (request) => buildThisSite(request),
      settings: {},
      code: "0",
    });
    isGood = code === 0;
    const output = bytesOf(places.outDir) ?? new Map<string, Buffer>();
    if (isGood !== output.has("index.html")) wrong.push(`exit code ${code}, ${output.size} files published`);
    if (existsSync(`${places.outDir}.staging`)) wrong.push("the staging folder is left");
    if (/^\s+at .*:\d+/m.test(said)) wrong.push(`a stack trace: ${said}`);
    for (const [path, bytes] of output) {
      if (path.endsWith(".html"))
        wrong.push(...pageFaultsOf(bytes.toString("utf8")).map((fault) => `${path}: ${fault}`));
      if (bytes.includes(OUTSIDE_MARK)) wrong.push(`${path} is from outside the content`);
    }
  } catch (error) {
    wrong.push(`crashed: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return { slips, wrong, isGood };
}

/** The elements of a page, each with its attributes, wherever they stand. */
const elementKinds = ({ skeleton }: ReadPage) => [
  ...new Set(skeleton.map((element) => element.replace(/^\d+ /, ""))),
];

/** What is wrong with how a diagnostic stands in its file. */
function misplaced(diagnostic: Diagnostic, text: string | undefined): string[] {
  const lines = (text ?? "").split("\n");
  const { start, end } = diagnostic.range;
  const isInside = start.line <= lines.length && start.column <= (lines[start.line - 1] ?? "").length + 1;
  const isForward = end.line > start.line || (end.line === start.line && end.column >= start.column);
  const printed = formatText(diagnostic, text);
  return [
    ...(isInside && isForward
      ? []
      : [`${diagnostic.code} stands nowhere: ${JSON.stringify(diagnostic.range)}`]),
    ...(/\[object |NaN:/.test(printed) ? [`${diagnostic.code} says ${printed}`] : []),
  ];
}

type Slip = (text: string, random: Random) => string;

const at = (text: string, random: Random) => random.below(text.length + 1);
const onLine =
  (change: (line: string, random: Random) => string): Slip =>
  (text, random) => {
    const lines = text.split("\n");
    const index = random.below(lines.length);
    return lines.with(index, change(lines[index] ?? "", random)).join("\n");
  };

const SLIPS: Readonly<Record<string, Slip>> = {
  "hostile text": onLine((line, random) => {
    const space = line.indexOf(" ", line.search(/\S/) + random.below(Math.max(1, line.length)));
    const text = random.pick(HOSTILE_TEXTS);
    return space === -1 ? `${line} ${text}` : `${line.slice(0, space)} ${text}${line.slice(space)}`;
  }),
  "hostile value": onLine((line, random) => line.replace(/(?<=[:-] ).*$/, () => random.pick(HOSTILE_VALUES))),
  "quoted text": onLine((line, random) =>
    line.replace(/(?<=[:-] ).*$/, () => JSON.stringify(random.pick(HOSTILE_TEXTS))),
  ),
  "hostile key": onLine((line, random) => line.replace(/\w+(?=:)/, () => random.pick(HOSTILE_VALUES))),
  "line twice": onLine((line) => `${line}\n${line}`),
  "line gone": onLine(() => ""),
  indent: onLine((line, random) => `${" ".repeat(random.below(7))}${line.trimStart()}`),
  cut: (text, random) => text.slice(0, at(text, random)),
  scrap: (text, random) => {
    const start = at(text, random);
    const scrap = random.pick([..."\t\n:-#'\"[]{}&*!|>%@`?,~$\r\0\u2028", "\n---\n", "<<: *a\n", ": ", "- "]);
    return text.slice(0, start) + scrap + text.slice(start + random.below(12));
  },
  deep: (text, random) => `${text}\nx: ${"[".repeat(random.below(20_000))}`,
  long: (text, random) => `${text}\nx: ${random.pick(["a", "é ", "*", "- "]).repeat(random.below(200_000))}`,
  laughs: (text) =>
    `${text}\na: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghi"].map((name, i) => `${name}: &${name} [${`*${"abcdefgh"[i]},`.repeat(9)}]`).join("\n")}\n`,
};

/** Slips that take long to read: rarer. */
const SLOW = ["deep", "long", "laughs"];
const KINDS = [
  ...Object.keys(SLIPS).filter((name) => !SLOW.includes(name)),
  "bytes",
  "gone",
  "copied",
  "renamed",
];

/** Puts a hostile text where the author's texts are: behind a value in quotes, or into a folded text. */
function gentleSlip(files: Files, random: Random): string {
  const path = random.pick([...files.keys()].filter((name) => name.endsWith(".yaml")));
  const text = random.pick(random.below(20) === 0 ? UNSEEN_TEXTS : HOSTILE_TEXTS);
  const lines = (files.get(path) ?? "").toString("utf8").split("\n");
  const index = random.below(lines.length);
  const line = lines[index] ?? "";
  const changed = /^\s*(?:- )?[\w-]+:|^\s*- |^\S|^\s*$|#/.test(line)
    ? line.replace(/(?<=: )([\p{L}].*[\p{L} .])$/u, (value) => JSON.stringify(`${value} ${text}`))
    : `${line} ${text}`;
  files.set(path, Buffer.from(lines.with(index, changed).join("\n")));
  return `${path}:${index + 1} ${JSON.stringify(changed)}`;
}

/** Changes one file, or which files there are; says what it did. */
function slip(files: Files, random: Random): string {
  const path = random.pick([...files.keys()]);
  const bytes = files.get(path) ?? Buffer.alloc(0);
  const how = random.pick(random.below(20) === 0 ? SLOW : KINDS);
  if (how === "gone" || how === "renamed") files.delete(path);
  if (how === "copied" || how === "renamed") {
    const to = random.pick(HOSTILE_PATHS);
    files.set(to, bytes);
    return `${path} ${how} to ${to}`;
  }
  if (how === "bytes") {
    const harmed = Buffer.from(bytes);
    for (let i = random.below(8); i >= 0 && harmed.length > 0; i--)
      harmed[random.below(harmed.length)] = random.below(256);
    files.set(path, harmed);
  }
  const change = SLIPS[how];
  if (change !== undefined) files.set(path, Buffer.from(change(bytes.toString("utf8"), random)));
  return `${path}: ${how}`;
}
