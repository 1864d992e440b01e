// The local pages' files.
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";

const folder = join(process.cwd(), "content");

const readZone = async (file) => ({
  slug: basename(file, ".yaml"),
  ...parse(await readFile(join(folder, file), "utf8")),
});

export default () => Promise.all(readdirSync(folder).map(readZone));
