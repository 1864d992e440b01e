import { listContent } from "../1-load/list-content.ts";
import { checkOwnWords, loadContent } from "../1-load/load-content.ts";
import type { ContentFolder } from "../1-load/content-folder.ts";
import { checkPublication, splitUnpublished } from "../2-validate/unpublished-pages.ts";
import { validateFiles, validateContent } from "../2-validate/validate-content.ts";
import type { Environment } from "../3-resolve/environment.ts";
import { sharedFilesOf } from "../3-resolve/shared-files.ts";
import { dayOf } from "../day-of.ts";
import type { Store } from "../store/open-store.ts";
import { shortHash } from "../files/short-hash.ts";
import { cached } from "../store/memo.ts";

export type BaseContent = Awaited<ReturnType<typeof loadBaseContent>>;

/**
 * Loads and validates all files but local pages. The store has the result for unchanged texts. Diagnostics are
 * of single files.
 */
export async function loadBaseContent(
  folder: ContentFolder,
  environment: Environment,
  store: Store,
  code: string,
) {
  const listed = listContent(folder);
  const loaded = loadContent(folder, listed.base);
  const shown = { today: dayOf(environment.now), drafts: environment.drafts ?? false };
  const { files: shownFiles, unpublished } = splitUnpublished(loaded.files, shown);
  const key = shortHash([code, ...shownFiles.map(({ path, text }) => `${path}\0${text}`)].join("\0"));
  const { content, broken, diagnostics } = validateContent(
    { ...loaded, files: shownFiles, diagnostics: [...listed.diagnostics, ...loaded.diagnostics] },
    await cached(store, "schema-problems", key, () => validateFiles(shownFiles)),
    listed.zones.length > 0,
    unpublished,
  );
  return {
    listed,
    loaded,
    shown,
    shownFiles,
    content,
    /** Texts of files with a mistake. */
    broken,
    sharedFiles: sharedFilesOf(content, loaded.texts),
    diagnostics: [
      ...listed.diagnostics,
      ...loaded.diagnostics,
      ...checkOwnWords(folder),
      ...diagnostics,
      ...loaded.files.flatMap(checkPublication),
      ...environment.mediaDiagnostics,
    ],
  };
}
