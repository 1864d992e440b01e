import type { Random } from "@vitrine/bench/random";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { LANGUAGES } from "@vitrine/schema/diagnostics/words";
import { HOSTILE_PATHS, HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile.data.ts";
import { fewFiles, type Files, type Said, sitePlanner, siteTemplates } from "./planned-site.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import type { Soak } from "./soaks.ts";

const MAX_SLIPS = 4;
const MAX_SECONDS = 5;
const MAX_MEBIBYTES = 1000;

/**
 * Mutates content at random, then plans and renders it. Each folder gives whole, harmless pages, or mistakes at places
 * that exist. It takes less than five seconds of a processor, and less than a gigabyte.
 */
export const fuzzContent: Soak = async ({ folder, random, tally }) => {
  const base = fewFiles(folder);
  const planFiles = sitePlanner(folder);
  // Without the map, pages list the places in another form.
  const withoutMap = new Map([...base].filter(([path]) => path !== "zone-map.yaml"));
  const faultsOf = await pageFaults((await planFiles(base)).said, (await planFiles(withoutMap)).said);
  return async (done) => {
    const files: Files = new Map(base);
    for (let slips = 1 + random.below(MAX_SLIPS); slips > 0; slips--) done.push(slip(files, random));
    const started = process.threadCpuUsage();
    const { diagnostics, said, texts } = await planFiles(files);
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    tally(hasErrors ? "withErrors" : "good");
    const { changed, faults } = faultsOf(said);
    tally("pages", changed);
    const { user, system } = process.threadCpuUsage(started);
    const [seconds, mebibytes] = [(user + system) / 1e6, process.memoryUsage.rss() / 2 ** 20];
    return [
      ...((said === undefined) === hasErrors ? [] : ["pages and errors, or neither"]),
      ...diagnostics.flatMap((diagnostic) => misplaced(diagnostic, texts.get(diagnostic.file))),
      ...faults,
      ...(seconds > MAX_SECONDS ? [`took ${seconds} s`] : []),
      ...(mebibytes > MAX_MEBIBYTES ? [`took ${mebibytes} MiB`] : []),
    ];
  };
};

/**
 * Gives the function that lists the faults of changed pages. A page may have no element or attribute that no page of
 * unharmed content has, and nothing that `readPage` finds.
 */
async function pageFaults(base: Said | undefined, withoutMap: Said | undefined) {
  const render = await siteTemplates();
  if (base === undefined || withoutMap === undefined)
    throw new Error("The content as it stands has mistakes: mend them first.");
  const unharmed = [base, withoutMap].flatMap((said) => [...render(said).values()]);
  const kinds = new Set(unharmed.flatMap((html) => elementKinds(readPage(html))));
  const faultsIn = (html: string) => {
    const read = readPage(html);
    return [...elementKinds(read).filter((kind) => !kinds.has(kind)), ...read.faults];
  };
  return (said: Said | undefined) => {
    const pages = [...(said === undefined ? [] : render(said, base))];
    const faults = pages.flatMap(([route, html]) => faultsIn(html).map((fault) => `${route}: ${fault}`));
    return { changed: pages.length, faults };
  };
}

/** The elements of a page, alone and with each of their attributes, wherever they stand: content may leave some out. */
const elementKinds = ({ skeleton }: ReadPage) => [
  ...new Set(
    skeleton.flatMap((element) => {
      const [, name = "", ...attributes] = element.split(" ");
      return [name, ...attributes.map((attribute) => `${name} ${attribute}`)];
    }),
  ),
];

/** Lists the faults of a diagnostic: its place is outside the file, or its text is no sentence. */
function misplaced(diagnostic: Diagnostic, text: string | undefined): string[] {
  const lines = (text ?? "").split("\n");
  const { start, end } = diagnostic.range;
  const isInside = start.line <= lines.length && start.column <= (lines[start.line - 1] ?? "").length + 1;
  const isForward = end.line > start.line || (end.line === start.line && end.column >= start.column);
  const printed = LANGUAGES.map((language) => formatText(diagnostic, text, language)).join("");
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
/** The other changes of a text, by their names. */
export const TEXT_SLIPS = Object.entries(SLIPS).filter(([name]) => !SLOW.includes(name));
const KINDS = [...TEXT_SLIPS.map(([name]) => name), "bytes", "gone", "copied", "renamed"];

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
