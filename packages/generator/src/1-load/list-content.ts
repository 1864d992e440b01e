import { fold } from "@vitrine/french/fold";
import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { type ContentFolder, isLocalPage, isYaml } from "./content-folder.ts";
import { diagnose } from "./diagnose.ts";

/** Lists a folder's content files and reports misplaced files. Reads nothing. No content stands beside pictures. */
export function listContent(folder: ContentFolder) {
  const zones: string[] = [];
  const base: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of folder.paths()) {
    if (path.startsWith("images/")) continue;
    const problem = FOLDERS.has(path) ? noFolder(path) : isYaml(path) ? misplacement(path) : undefined;
    if (problem !== undefined) diagnostics.push(diagnose({ path, text: "" }, problem));
    else if (isLocalPage(path)) zones.push(path);
    else if (isYaml(path)) base.push(path);
  }
  return {
    /** Paths of local pages, sorted. A site may have tens of thousands. */
    zones,
    /** All other paths, sorted. */
    base,
    diagnostics,
  };
}

/** Folders of content files. */
export const CONTENT_FOLDERS: readonly string[] = Object.values(contentKinds).flatMap(({ place }) =>
  place.endsWith("/") ? [place.slice(0, -1)] : [],
);

/** Folders at the top of a content folder. */
const FOLDERS = new Set([...CONTENT_FOLDERS, "brand", "documents", "images", "video"]);

const noFolder = (place: string): Problem => ({
  code: "unreadable-file",
  en: `"${place}" is a file or a link, where a folder is expected; nothing in it is read.`,
  fr: `« ${place} » est un fichier ou un lien, à la place d’un dossier : rien n’y est lu.`,
  hint: {
    en: "Move what has this name away, and make a folder of it.",
    fr: "Déplacez ce qui porte ce nom, et faites-en un dossier.",
  },
});

/**
 * Pattern of a file name that can be part of an address. Hosts and file systems allow 255 bytes; staging files and
 * compressed copies add endings to the name.
 */
const SLUG = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

function misplacement(path: string): Problem | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
  const ending = path.slice(path.lastIndexOf("."));
  if (ending !== ".yaml")
    return {
      code: "stray-file",
      en: `The ending is "${ending}"; content files end in ".yaml".`,
      fr: `L’extension est « ${ending} » ; celle d’un fichier de contenu est « .yaml ».`,
      hint: {
        en: `Rename it to ${name.toLowerCase()}.yaml.`,
        fr: `Renommez-le en ${name.toLowerCase()}.yaml.`,
      },
    };
  if (contentKindOf(path) === undefined)
    return {
      code: "stray-file",
      en: "No content is read from this place.",
      fr: "Aucun contenu n’est lu à cet endroit.",
      hint: {
        en: "Pages stand in sectors/, zones/, pages/ or legal/, not deeper: move it there, or delete it.",
        fr: "Les pages se trouvent dans sectors/, zones/, pages/ ou legal/, pas plus bas : déplacez le fichier, ou supprimez-le.",
      },
    };
  if (SLUG.test(name)) return undefined;
  const right = fold(name);
  return {
    code: "bad-file-name",
    en: `"${name}" can't be the address of a page.`,
    fr: `« ${name} » ne peut pas servir d’adresse à une page.`,
    ...(SLUG.test(right) && {
      hint: { en: `Rename it to ${right}.yaml.`, fr: `Renommez-le en ${right}.yaml.` },
    }),
  };
}
