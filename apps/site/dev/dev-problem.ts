import { join } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { frame, placeLine, SEVERITY } from "@vitrine/schema/diagnostics/format-text";
import { inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";
import { escapeAttribute, escapeText } from "@vitrine/vite-ssg/escape";
import type { DevProblem } from "@vitrine/vite-ssg/dev-messages";

/** Writes a diagnostic as an item of a list, for the overlay and the atelier; `text` is its file's text. */
export function devProblem(
  { file, range, severity, code, message, hint, related = [] }: Diagnostic,
  text: string | undefined,
  contentDir: string,
  language: Language,
): DevProblem {
  const { line, column } = range.start;
  const place = `${file}:${line}:${column}`;
  const address = escapeAttribute(editorAddress(contentDir, file, line, column));
  const kind = inLanguage(SEVERITY[severity], language);
  const lines = text === undefined || text === "" ? "" : escapeText(frame(text, range));
  const paragraph = (words: string) => `<p>${escapeText(words)}</p>`;
  const parts = [
    `<p><a href="${address}">${escapeText(place)}</a> <strong data-severity="${severity}">${kind} ${code}</strong></p>`,
    paragraph(inLanguage(message, language)),
    // A long line scrolls sideways, also by keyboard.
    lines &&
      `<pre tabindex="0" role="region" aria-label="${escapeAttribute(`${place} ${code}`)}">${lines}</pre>`,
    ...related.map((other) => paragraph(placeLine(other, language))),
    hint && paragraph(inLanguage(hint, language)),
  ];
  return { code, html: `<li lang="${language}">${parts.filter(Boolean).join("")}</li>` };
}

/** Writes an exception that ended a check of the content, as such an item. */
export function devFailure(error: unknown, language: Language): DevProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const words: Words = {
    en: `The check of the content broke off: ${reason}`,
    fr: `La vérification du contenu s’est interrompue : ${reason}`,
  };
  const texts = [words, NEXT_SAVE].map((text) => `<p>${escapeText(inLanguage(text, language))}</p>`);
  return { code: "exception", html: `<li lang="${language}">${texts.join("")}</li>` };
}

const NEXT_SAVE: Words = {
  en: "The terminal shows where. Undo the last change: the next save starts the check again.",
  fr: "Le terminal montre où. Annulez la dernière modification : le prochain enregistrement relance la vérification.",
};

/** URL that opens a file in Visual Studio Code, or in an editor that handles its scheme. */
export const editorAddress = (contentDir: string, file: string, line = 1, column = 1): string =>
  `vscode://file${encodeURI(join(contentDir, file))}:${line}:${column}`;
