import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchContent } from "./write-content.ts";

/** The folders of one size: everything in them is the bench's own. */
export interface BenchPlaces {
  readonly content: BenchContent;
  /** A copy of the workspace, so that a template can be changed. */
  readonly workspace: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** One measured step. They run in order: each starts from what the one before left. */
export interface Scenario {
  readonly name: string;
  readonly command: "check" | "build";
  /** Changes the files before the step; it is not measured. */
  prepare(places: BenchPlaces): void;
}

const nothing = () => {};

/** A text of the second zone that is the page's alone. */
function editZone({ content }: BenchPlaces): void {
  const file = join(content.folder, content.zones[1] as string);
  writeFileSync(file, readFileSync(file, "utf8").replace("tagline: >-\n", "tagline: >-\n  Du neuf :\n"));
}

export const scenarios: readonly Scenario[] = [
  { name: "check, cold", command: "check", prepare: nothing },
  { name: "check, warm", command: "check", prepare: nothing },
  {
    name: "cold build",
    command: "build",
    prepare: ({ cacheDir }) => rmSync(cacheDir, { recursive: true, force: true }),
  },
  { name: "nothing changed", command: "build", prepare: nothing },
  { name: "one zone changed", command: "build", prepare: editZone },
  {
    name: "one zone added",
    command: "build",
    prepare: ({ content: { folder, spare } }) => writeFileSync(join(folder, spare.path), spare.text),
  },
  {
    name: "one zone removed",
    command: "build",
    prepare: ({ content: { folder, spare } }) =>
      renameSync(join(folder, spare.path), join(folder, "..", "removed.yaml")),
  },
  {
    name: "facts.yaml changed",
    command: "build",
    prepare: ({ content: { folder } }) => {
      const file = join(folder, "facts.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace("value: dans l'heure", "value: en une heure"));
    },
  },
  {
    name: "a template changed",
    command: "build",
    prepare: ({ workspace }) =>
      appendFileSync(
        join(workspace, "packages/ui/src/templates/zone-page/zone-page.module.css"),
        "\n.neighbourhoods { outline: 0 solid #fff; }\n",
      ),
  },
];
