import type { ContentKind } from "@vitrine/schema/content-kinds";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { TextIssue } from "./text-issue.ts";

/** Names of files, as cameras and browsers give them. */
const FILE_NAME =
  /^\S+\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?)$|^(?:IMG|DSCN?|PXL|P)[_-]?\d+\S*$|^\S*_\S*$/i;
/** Addresses of the machine itself, as a test has them. */
export const LOCAL_HOST = /^http:\/\/(?:localhost|127\.|\[::1\])/;

/** Finds mistakes that depend on the field: an empty text, a file's name for a picture's text, what the page adds by itself. */
export function fieldMistakes(text: string, path: ContentPath, kind: ContentKind): readonly TextIssue[] {
  const found: TextIssue[] = [];
  const key = path.at(-1);
  if (text.trim() === "")
    found.push({
      code: "bad-length",
      part: text,
      en: `"${String(key)}" holds no words.`,
      fr: `« ${String(key)} » ne contient aucun mot.`,
      hint: {
        en: "Write the text, or remove the key if it may be left out.",
        fr: "Écrivez le texte, ou supprimez la clé si elle est facultative.",
      },
    });
  if (key === "alt" && FILE_NAME.test(text.trim()))
    found.push({
      code: "file-name-as-text",
      part: text,
      en: `« ${text} » is the name of a file; a screen reader would spell it out.`,
      fr: `« ${text} » est le nom d’un fichier ; un lecteur d’écran l’épellerait.`,
    });
  for (const [part] of text.matchAll(/http:\/\/\S+/g))
    if (!LOCAL_HOST.test(part)) found.push(unencrypted(part));
  // The templates of local pages add nothing.
  return kind === "zone" ? found : [...found, ...addedByPage(text, path, kind)];
}

const unencrypted = (part: string): TextIssue => ({
  code: "unencrypted-address",
  severity: "warning",
  part,
  en: `"${part}" is not encrypted: browsers warn of it.`,
  fr: `« ${part} » n’est pas chiffré : les navigateurs le signalent.`,
});

/** Beginnings that the page writes itself, by the kind of file and the field. */
const ADDED = [
  {
    kind: "page",
    isAt: (path: ContentPath) => path.at(-1) === "content",
    beginning: /^\s*["«“]/,
    what: { en: "the quotation marks", fr: "les guillemets" },
  },
  {
    kind: "page",
    isAt: (path: ContentPath) => path.at(-1) === "title" && path.at(-3) === "steps",
    beginning: /^\s*(?:étape\s*)?\d+\s*(?:[.):°–-]|er?\b)/iu,
    what: { en: "the number of the step", fr: "le numéro de l’étape" },
  },
  {
    kind: "legal",
    isAt: (path: ContentPath) => path.at(-1) === "title" && path.at(-3) === "articles",
    beginning: /^\s*(?:article\s+)?\d+(?:er)?\s*[.):°–-]|^\s*article\s+\d+(?:er)?\b/iu,
    what: { en: "the number of the article", fr: "le numéro de l’article" },
  },
];

function addedByPage(text: string, path: ContentPath, kind: ContentKind): readonly TextIssue[] {
  const added = ADDED.find((one) => one.kind === kind && one.isAt(path));
  const part = added?.beginning.exec(text)?.[0].trim();
  if (added === undefined || part === undefined) return [];
  const { what } = added;
  return [
    {
      code: "added-by-page",
      part,
      en: `« ${part} » would stand twice: the page adds ${what.en}.`,
      fr: `« ${part} » figurerait deux fois : la page ajoute ${what.fr}.`,
    },
  ];
}
