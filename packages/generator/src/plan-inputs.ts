import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { ContentFiles } from "./1-load/content-files.ts";
import { OWN_WORDS } from "./1-load/content-folder.ts";
import { contentHistory, gitIn } from "./1-load/content-history.ts";
import type { Environment } from "./3-resolve/environment.ts";
import { siteContextOf } from "./3-resolve/page-context.ts";
import { photoFinder } from "./3-resolve/pictures/photo-finder.ts";
import { pick } from "./pick.ts";
import type { PlanOptions } from "./plan.ts";
import { openDictionary, unpackDictionary } from "./dictionary/french-dictionary.ts";
import { communeRegistry } from "./communes/commune-registry.ts";
import { ownFonts } from "./media/fonts/own-fonts.ts";
import { readMedia } from "./media/media-index.ts";
import { shortHash } from "./files/short-hash.ts";
import { openStore } from "./store/open-store.ts";
import { readPublished } from "./store/published-routes.ts";
import { loadBaseContent } from "./inspect/base-content.ts";
import { openZoneFiles } from "./inspect/local-pages.ts";

/** All that the stages of one run share. */
export type PlanInputs = Awaited<ReturnType<typeof openInputs>>;

/** Opens the store and the content folder, and reads all but local pages. */
export async function openInputs(options: PlanOptions) {
  const { contentDir, cacheDir, outDir, code = randomUUID(), dated, overrides } = options;
  const { files = new ContentFiles(contentDir, openStore(cacheDir)) } = options;
  const { store, folder } = files;
  const unpacked = overrides?.dictionary === undefined ? unpackDictionary(store) : Promise.resolve();
  // Callers await this promise later; ignoring the rejection here prevents Node from exiting.
  unpacked.catch(() => undefined);
  const { fontFiles, ...media } = readMedia(folder, (path) => files.hashOf(path));
  const environment: Environment = {
    ...pick(options, "settings", "drafts", "drawing", "encoding"),
    registry: overrides?.registry ?? communeRegistry(store, code),
    dictionary: openDictionary(store, join(contentDir, OWN_WORDS)),
    ...media,
    photos: photoFinder(folder, options.encoding),
    fonts: await ownFonts(fontFiles, store, code),
    now: Date.now(),
    published: outDir === undefined ? [] : readPublished(store, { cacheDir, outDir }),
    ...overrides,
  };
  // Early, since the start of a child process takes longer the more memory this one has.
  const history = dated ? contentHistory(gitIn(contentDir)) : new Map<string, string>();
  const base = await loadBaseContent(folder, environment, store, code);
  const context = siteContextOf(base.sharedFiles, environment);
  const languageKey = shortHash(`${code}\0${files.hashOf(OWN_WORDS)}`);
  // Sources also depend on the bytes of photos.
  const photos = environment.photos.paths().map((path) => [path, files.hashOf(path)]);
  const siteKey = shortHash(JSON.stringify([context, photos], asPlainData));
  const hashes = base.listed.base.map((path) => `${path}\0${files.hashOf(path)}`);
  return {
    code,
    store,
    files,
    folder,
    unpacked,
    environment,
    history,
    /** The content of all files but local pages. */
    base,
    context,
    /** Hash of the code and of the author's own words, on which the rules of language depend. */
    languageKey,
    /** It begins with the key of language. */
    contextKey: `${languageKey} ${siteKey}`,
    pageContext: { ...context, ...pick(environment, "registry", "dictionary", "photos") },
    /** Hash of all files but local pages, of the routes of unpublished pages, and of the context. */
    baseKey: shortHash([languageKey, siteKey, ...hashes, ...base.content.unpublished.keys()].join("\0")),
    zoneFiles: openZoneFiles(folder),
  };
}

const asPlainData = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
