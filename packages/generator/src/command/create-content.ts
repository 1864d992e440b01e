import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contentKinds } from "@vitrine/schema/content-kinds";
import { inLanguage, type Words } from "@vitrine/schema/diagnostics/words";
import { communeRegistry } from "../communes/commune-registry.ts";
import { schemaAddress } from "../reference/content-schemas.ts";
import { firstZoneFiles, ZONES_KEY } from "../scaffold/first-zone.ts";
import { newContent, type NewKind } from "../scaffold/new-content.ts";
import { createFile } from "../files/write-whole.ts";
import type { ExitCode } from "./command-port.ts";
import { npmCommand } from "./npm-command.ts";
import { printError, type Run } from "./run.ts";

/** Runs `vitrine new`: writes the file, then prints its path and the next steps. */
export function createContent(
  { kind, name }: { readonly kind: NewKind; readonly name: string },
  run: Omit<Run, "args">,
): ExitCode {
  const { contentDir } = run.folders;
  const { print, foldersOf } = run.port;
  const say = (about: Words) => inLanguage(about, run.language);
  const schema = schemaAddress(foldersOf(contentDir));
  const made = newContent(kind, name, { contentDir, registry: communeRegistry(), schema });
  if ("problem" in made) {
    printError(run, made.problem);
    return 2;
  }
  const file = relative("", join(contentDir, made.path));
  const isFirst = kind === "zone" && !existsSync(join(contentDir, contentKinds["zone-defaults"].place));
  if (isFirst) addFirstZone(contentDir, schema);
  const next = {
    en: `Write each [[à écrire : …]] in it. To see the page as you write, at ${made.route}:`,
    fr: `Écrivez-y chaque [[à écrire : …]]. Pour voir la page en écrivant, à l’adresse ${made.route} :`,
  };
  print(`${file}: ${made.about}

${isFirst ? `${say(FIRST_ZONE)}\n\n` : ""}${say(next)}
  ${npmCommand("dev", contentDir, foldersOf)}
${say(CHECK)}
  ${npmCommand("check", contentDir, foldersOf, [file])}
`);
  return 0;
}

const CHECK: Words = {
  en: "The check lists what is left to write in it, and what is wrong anywhere:",
  fr: "La vérification liste ce qui y reste à écrire, et toutes les erreurs du site :",
};

/**
 * Writes all that the first local page needs; files that are there stay. zone-defaults.yaml is written last, since its
 * presence says that all is there.
 */
function addFirstZone(contentDir: string, schema: ReturnType<typeof schemaAddress>): void {
  const site = join(contentDir, contentKinds.site.place);
  if (existsSync(site) && !/^zones:/m.test(readFileSync(site, "utf8"))) appendFileSync(site, ZONES_KEY);
  for (const [path, text] of firstZoneFiles(schema))
    if (!existsSync(join(contentDir, path))) createFile(join(contentDir, path), text);
}

const FIRST_ZONE: Words = {
  en: "The first local page also needs texts for all of them and a page that lists them: zone-defaults.yaml, pages/zones.yaml and the key zones of site.yaml are there now. examples/plombier-lyon has finished ones.",
  fr: "La première page locale demande aussi des textes communs et une page qui liste les communes : zone-defaults.yaml, pages/zones.yaml et la clé zones de site.yaml sont en place. examples/plombier-lyon en a d’achevés.",
};
