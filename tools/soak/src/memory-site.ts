import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { type Generated, type GenerateInputs, generate } from "@vitrine/generator/generate";
import { readMedia } from "@vitrine/generator/read-media";
import { paths } from "@vitrine/site/paths";

/** A content folder in memory: bytes by path. */
export type Files = Map<string, Buffer>;

/** Local pages that stay: they are alike. */
const FEW_ZONES = /^zones\/(?!(?:clichy|paris-1|paris-17)\.yaml)/;

/** The site's own content with few of its local pages; which are neighbours follows from the map. */
export const fewFiles = (): Files =>
  new Map(
    readdirSync(paths.content, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(yaml|txt)$/.test(path) && !FEW_ZONES.test(path))
      .sort()
      .map((path) => [path, Buffer.from(alone(readFileSync(join(paths.content, path), "utf8")))]),
  );

const alone = (text: string) => text.replace(/^neighbours: .*\n/m, "");

/** Gives the function that runs the stages on a content folder in memory, with the pictures of the site's own. */
export function generateInMemory(): (files: Files) => Generated {
  const world = { registry: communeRegistry(), ...readMedia(paths.content), settings: {} };
  // Most files are those of the site: what was made of these is kept, and nothing of the others.
  const kept: NonNullable<GenerateInputs["kept"]> = new Map();
  generate(folderOf(fewFiles()), { ...world, kept }, { release: false });
  return (files) => generate(folderOf(files), { ...world, kept: new Map(kept) }, { release: false });
}

const folderOf = (files: Files) => ({
  list: () => [...files.keys()].sort(),
  read: (path: string) => files.get(path) ?? ("unreadable" as const),
});
