import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { communeRegistry } from "../registry/commune-registry.ts";
import { newContent, type NewKind } from "../scaffold/new-content.ts";
import type { CommandPort, ExitCode } from "./run-command.ts";

/** `vitrine new`: writes the file, then says where it is and what comes next. */
export async function createContent(
  { kind, words }: { readonly kind: NewKind; readonly words: string },
  contentDir: string,
  { print, complain, choose }: CommandPort,
): Promise<ExitCode> {
  const schemas = fileURLToPath(import.meta.resolve("@vitrine/schema/json/zone.schema.json"));
  const made = await newContent(kind, words, {
    registry: communeRegistry(),
    list: () =>
      ["zones", "sectors", "pages", "legal"].flatMap((folder) =>
        yamlFiles(join(contentDir, folder)).map((name) => `${folder}/${name}`),
      ),
    read: (path) => readFileSync(join(contentDir, path), "utf8"),
    create(path, text) {
      const file = join(contentDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: "wx" });
    },
    schema: (target) =>
      relative(join(contentDir, `${target}s`), join(dirname(schemas), `${target}.schema.json`))
        .split(sep)
        .join("/"),
    choose,
  });
  if ("problem" in made) {
    complain(`${made.problem}\n`);
    return 2;
  }
  const file = relative("", join(contentDir, made.path));
  print(
    `${file}\n\nThe check lists what is still to be written, each as [[à écrire : …]]:\n  npm run check\n`,
  );
  return 0;
}

function yamlFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
