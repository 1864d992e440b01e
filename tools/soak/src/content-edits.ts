import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { filesIn } from "@vitrine/generator/files-in";
import { communeSlug } from "@vitrine/generator/find-communes";
import type { Random } from "@vitrine/bench/random";
import { zoneFile } from "@vitrine/bench/zone-file";
import { TEXT_SLIPS } from "./content-fuzz.ts";

/** A content folder that is edited at random. */
export interface EditedContent {
  readonly folder: string;
  /** Folder of the content before any edit. */
  readonly original: string;
}

/** Makes one change in a folder and describes it. */
type Edit = (content: EditedContent, random: Random) => string;

const filesLike = ({ folder }: EditedContent, pattern: RegExp) =>
  filesIn(folder)
    .sort()
    .filter((path) => pattern.test(path) && lstatSync(join(folder, path)).isFile());

const YAML = /\.yaml$/;
const ZONE = /^zones\/.*\.yaml$/;

function rewrite({ folder }: EditedContent, path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
}

const changeText: Edit = (content, random) => {
  const path = random.pick(filesLike(content, YAML));
  rewrite(content, path, (text) => {
    const words = [...text.matchAll(/(?<= )\p{Ll}{5,}(?= )/gu)];
    if (words.length < 2) return text;
    const { index, 0: word } = random.pick(words);
    return text.slice(0, index) + random.pick(words)[0] + text.slice(index + word.length);
  });
  return `a word of ${path}`;
};

const changeFact: Edit = (content, random) => {
  rewrite(content, "facts.yaml", (text) => {
    const values = [...text.matchAll(/(?<=value: )\d+$/gm)];
    if (values.length === 0) return text;
    const { index, 0: value } = random.pick(values);
    return `${text.slice(0, index)}${Number(value) + 1}${text.slice(index + value.length)}`;
  });
  return "a fact";
};

const breakFile: Edit = (content, random) => {
  const path = random.pick(filesLike(content, random.below(2) === 0 ? ZONE : /\.(yaml|txt)$/));
  const [how, change] = random.pick(TEXT_SLIPS);
  rewrite(content, path, (text) => change(text, random));
  return `${path}: ${how}`;
};

const NOUNS = "seuil dalle verre joint plinthe store chariot moquette couloir palier badge tri".split(" ");

const addZone: Edit = ({ folder }, random) => {
  const near = ["75", "92", "93", "94"].flatMap((code) => communeRegistry().inDepartment(code));
  const commune = random.pick(random.below(4) === 0 ? communeRegistry().all() : near);
  const path = `zones/${communeSlug(commune)}.yaml`;
  // Few nouns would make every added page a copy of another, so most words are numbered.
  const nouns = Array.from({ length: 200 }, (_, i) => `${random.pick(NOUNS)}${i}`);
  writeFileSync(join(folder, path), zoneFile(commune, random.below(8) === 0, nouns));
  return `${path} added`;
};

const copyZone: Edit = (content, random) => {
  const from = random.pick(filesLike(content, ZONE));
  const to = `zones/copie-${random.below(3)}.yaml`;
  cpSync(join(content.folder, from), join(content.folder, to));
  if (random.below(2) === 0)
    rewrite(content, to, (text) => text.replace(/insee: "\d+"/, `insee: "${92002 + random.below(70)}"`));
  return `${from} copied to ${to}`;
};

const renameZone: Edit = (content, random) => {
  const from = random.pick(filesLike(content, ZONE));
  const to = from.replace(YAML, random.below(3) === 0 ? "-2.yaml" : `-${random.pick(NOUNS)}.yaml`);
  renameSync(join(content.folder, from), join(content.folder, to));
  return `${from} renamed to ${to}`;
};

const removeFile: Edit = (content, random) => {
  const path = random.pick(filesLike(content, random.below(3) === 0 ? /./ : ZONE));
  rmSync(join(content.folder, path));
  return `${path} removed`;
};

/** Gives a picture or video the bytes of another of its kind and width. */
const changeMedia: Edit = (content, random) => {
  const path = random.pick(filesLike(content, /^(images|video)\//));
  const ending = path.replace(/^.*?(-\d+)?\.(\w+)$/, "$1.$2");
  const other = random.pick(filesLike(content, /^(images|video)\//).filter((file) => file.endsWith(ending)));
  const bytes = readFileSync(join(content.folder, other));
  writeFileSync(join(content.folder, path), bytes);
  return `${path} with the bytes of ${other}`;
};

/** Makers of what may stand in the place of a content file, by name. */
const STAND_INS: Readonly<Record<string, (file: string, outside: string) => void>> = {
  "a link outside": (file, outside) => symlinkSync(outside, file),
  "a link to nothing": (file) => symlinkSync("./nowhere.yaml", file),
  "a link to itself": (file) => symlinkSync(file, file),
  "a link to another file": (file) => symlinkSync("clichy.yaml", file),
  "a link to the folder above": (file) => symlinkSync("..", file),
  "a folder": (file) => mkdirSync(file),
  "no bytes": (file) => writeFileSync(file, ""),
  "other bytes": (file) => writeFileSync(file, "<script>alert(1)</script>"),
  enormous: (file) => writeFileSync(file, "# \n".repeat(400_000)),
};

const changeKind: Edit = (content, random) => {
  const path = random.pick(filesLike(content, random.below(4) === 0 ? YAML : ZONE));
  const name = random.pick(Object.keys(STAND_INS));
  const file = join(content.folder, path);
  rmSync(file);
  STAND_INS[name]?.(file, join(content.original, "facts.yaml"));
  return `${path} is ${name}`;
};

/** Restores one changed path, or removes an added one. */
const mend: Edit = (content, random) => {
  const changed = changedPaths(content);
  if (changed.length === 0) return "nothing";
  const path = random.pick(changed);
  restore(content, path);
  return `${path} restored`;
};

/** Undoes all edits. */
export function mendAll(content: EditedContent): string {
  for (const path of changedPaths(content)) restore(content, path);
  return "everything restored";
}

function changedPaths({ folder, original }: EditedContent): string[] {
  const all = new Set([...filesIn(folder), ...filesIn(original)]);
  return [...all].sort().filter((path) => {
    const [now, then] = [join(folder, path), join(original, path)];
    if (!existsSync(then) || !existsSync(now) || !lstatSync(now).isFile()) return true;
    return !readFileSync(now).equals(readFileSync(then));
  });
}

function restore({ folder, original }: EditedContent, path: string): void {
  rmSync(join(folder, path), { recursive: true, force: true });
  if (!existsSync(join(original, path))) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(original, path), join(folder, path));
}

const WEIGHTED: readonly (readonly [Edit, number])[] = [
  [changeText, 8],
  [changeFact, 2],
  [breakFile, 3],
  [addZone, 4],
  [copyZone, 1],
  [renameZone, 2],
  [removeFile, 2],
  [changeMedia, 2],
  [changeKind, 1],
  [mend, 6],
  [mendAll, 3],
];

/** Makes one random edit in a content folder and describes it. */
export function editContent(content: EditedContent, random: Random): string {
  const edits = WEIGHTED.flatMap(([edit, weight]) => Array.from({ length: weight }, () => edit));
  return random.pick(edits)(content, random);
}
