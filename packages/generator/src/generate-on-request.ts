import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Zone } from "@vitrine/schema/content/zone";
import { contentKindOf } from "@vitrine/schema/content-kinds";
import { contentFolder } from "./1-load/content-folder.ts";
import { type ContentFolder, listContent, loadFile } from "./1-load/load-content.ts";
import { pathsUnder } from "./1-load/paths-under.ts";
import { type Entry, slugOf, withZones, type ZoneOutline } from "./2-validate/validate-content.ts";
import { isGenuine } from "./3-resolve/foundations.ts";
import type { PageModel } from "./3-resolve/page-model.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import { type ResolvedContent, resolveContent } from "./3-resolve/resolve-content.ts";
import { arrangePlaces, type LocalPlace } from "./3-resolve/arrange-places.ts";
import type { ShingledText } from "./4-check/doorways/shingles.ts";
import { emitModules } from "./5-emit/emit-modules.ts";
import { comparedIn, completePage, type FileTexts, type Generated } from "./generate.ts";
import { type DiskOptions, isMedia, mediaIn } from "./generate-from-disk.ts";
import { inOrder } from "./in-order.ts";
import type { PlanOptions } from "./build-plan.ts";
import type { CommuneRegistry } from "./registry/commune-registry.ts";
import { rememberedCommunes } from "./registry/kept-communes.ts";
import { openStore } from "./store/open-store.ts";
import { runInWorkers } from "./worker-pool.ts";
import { findingsOf, type Groundwork, layGroundwork, localPages } from "./zones/conclude.ts";
import { OpenedZones } from "./zones/opened-zones.ts";
import type { ZoneInputs } from "./zones/zone-basis.ts";
import { zoneFiles } from "./zones/zone-files.ts";

type OnRequestOptions = Pick<DiskOptions, "contentDir" | "settings" | "encoding"> &
  Pick<PlanOptions, "cacheDir" | "code">;

/** All but what local pages say. */
interface World {
  readonly groundwork: Groundwork;
  readonly resolved: ResolvedContent;
  readonly places: ReadonlyMap<string, LocalPlace>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The site of a folder with very many local pages, for a person who opens and edits a few of them: each is made when
 * it is asked for. Of the others it knows where they are. Rules of the whole set are not looked at: see
 * `build-plan.ts`.
 */
export class SiteOnRequest {
  /** The text of each file as it stands on disk. */
  readonly texts: FileTexts;
  readonly #options: OnRequestOptions;
  readonly #registry: CommuneRegistry;
  /** The folder, of which nothing is held. */
  readonly #folder: ContentFolder;
  readonly #opened: OpenedZones;
  readonly #entries = new Map<string, Entry<ZoneOutline>>();
  #hasPlaces = false;
  /** What was looked at while the places were being found. */
  readonly #meanwhile = new Set<string>();
  #inputs: ZoneInputs;
  #latest: World;
  /** The last without a mistake. */
  #good: World | undefined;

  constructor(options: OnRequestOptions) {
    const { contentDir, cacheDir, code } = options;
    this.#options = options;
    this.#registry = rememberedCommunes(openStore(cacheDir), code ?? "");
    this.#opened = new OpenedZones(contentDir);
    this.#folder = contentFolder(contentDir);
    this.texts = {
      has: (path) => typeof this.#folder.read(path) !== "string",
      get: (path) => loadFile(this.#folder, path).text,
    };
    this.#inputs = this.#readInputs();
    this.#latest = this.#settle(this.#layGroundwork());
  }

  /**
   * Finds out, in a thread of its own, where all local pages are. Until then there are those that were asked for, and
   * nothing is known of what stands around them.
   */
  async findPlaces(signal?: AbortSignal): Promise<void> {
    await runInWorkers<string, readonly (readonly [string, ZoneOutline])[]>(
      new URL("./zones/outline-worker.ts", import.meta.url),
      ["outlines"],
      { workerData: this.#options.contentDir, signal },
      (outlines) => {
        this.#entries.clear();
        for (const [path, outline] of outlines) this.#place(path, outline);
      },
    );
    this.#hasPlaces = true;
    for (const path of this.#meanwhile) this.#lookAt(path);
    this.#meanwhile.clear();
    this.#settle(this.#latest.groundwork);
  }

  /** Looks again at files that were added, changed or removed, by their paths; local pages' files cost little. */
  look(paths: readonly string[]): void {
    const isMoved = zonesAmong(paths)
      .map((path) => this.#lookAt(path))
      .includes(true);
    const others = paths.filter((path) => isMedia(path) || !path.startsWith("zones/"));
    if (others.some(isMedia)) this.#inputs = this.#readInputs();
    if (others.length > 0) this.#settle(this.#layGroundwork());
    else if (isMoved) this.#settle(this.#latest.groundwork);
  }

  /** The page at a route, as it last could be made; undefined where there is none. */
  page(route: string): PageModel | undefined {
    const written = this.#good?.resolved.pages.find((page) => page.route === route);
    const [path] = zonesAmong([`zones${route}.yaml`]);
    if (written !== undefined || path === undefined) return written;
    if (this.#lookAt(path)) this.#settle(this.#latest.groundwork);
    return this.#good && this.#localPage(path, this.#good);
  }

  /** How many local pages are known and have not been opened lately. */
  get unopened(): number {
    return this.#entries.size - this.#opened.paths.filter((path) => this.#entries.has(path)).length;
  }

  /**
   * What is wrong with all but the local pages, and with those that were opened lately. With mistakes in the former,
   * pages are as they last were without.
   */
  get diagnostics(): readonly Diagnostic[] {
    const opened = this.#opened.inspectAll(this.#latest.groundwork.basis);
    return inOrder([...this.#latest.diagnostics, ...opened.flatMap(({ source }) => source.diagnostics)]);
  }

  /** What all pages share, all pages but the local ones, what scripts fetch; undefined while none was ever right. */
  get resolved(): Pick<ResolvedContent, "site" | "pages" | "data"> | undefined {
    return this.#good?.resolved;
  }

  /** The photos that those pages show, and the local ones that were opened lately. */
  get photos(): readonly NamedPhoto[] {
    if (this.#good === undefined) return [];
    const { groundwork, resolved } = this.#good;
    return groundwork.basis.photos.named([
      ...resolved.photos.flatMap(({ mentions }) => mentions),
      ...this.#opened.inspectAll(groundwork.basis).flatMap(({ source }) => source.mentions),
    ]);
  }

  /** All that the stages know; of local pages, those that were opened lately. Undefined while none was ever right. */
  get generated(): Generated | undefined {
    if (this.#good === undefined) return undefined;
    const { groundwork, resolved } = this.#good;
    const { site, data } = resolved;
    const inspected = this.#opened.inspectAll(groundwork.basis);
    const good = this.#good;
    const local = this.#opened.paths.flatMap((path) => this.#localPage(path, good) ?? []);
    const pages = [...resolved.pages, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
    const entries = inspected.flatMap(({ entry }) => entry ?? []);
    const [paths, texts] = comparedIn(inspected);
    const files = zoneFiles(this.#folder, this.#opened.files);
    const compared = localPages(paths, (page) => texts[page] as ShingledText, files, this.#inputs);
    return {
      diagnostics: this.diagnostics,
      site,
      modules: emitModules({ site, pages, data }, new Map()),
      photos: this.photos,
      salvaged: undefined,
      // The map would show every place that has not been opened as one without a page.
      content: { ...withZones<Zone>(groundwork.content, () => entries, []), zoneMap: undefined },
      pages,
      texts: this.texts,
      compared,
    };
  }

  #readInputs(): ZoneInputs {
    const { contentDir, settings, encoding } = this.#options;
    return { registry: this.#registry, ...mediaIn(contentDir), settings, encoding, release: false };
  }

  #layGroundwork(): Groundwork {
    const { folder, files } = this.#opened;
    const list = () => pathsUnder(this.#options.contentDir, ["images", "zones"]);
    return layGroundwork({ ...folder, list }, this.#inputs, { kept: files });
  }

  /** Resolves everything but the texts of local pages. */
  #settle(groundwork: Groundwork): World {
    const { content, foundations } = groundwork;
    const entries = [...this.#entries.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    const zones = this.#hasPlaces ? entries : entries.map(withoutNeighbours);
    const all = withZones(content, () => zones, []);
    const sources = this.#opened.inspectAll(groundwork.basis).map(({ source }) => source);
    const found = findingsOf(sources, foundations);
    const arranged = arrangePlaces(all, groundwork.basis.site, this.#registry);
    const resolved = resolveContent({ ...all, ...foundations }, found, arranged, this.#inputs);
    const diagnostics = [...groundwork.diagnostics, ...resolved.diagnostics.filter(isGenuine(content))];
    const places = new Map(arranged.local.map((place) => [place.slug, place]));
    const world = { groundwork, resolved, places, diagnostics };
    this.#latest = world;
    if (isSound(world)) this.#good = world;
    return world;
  }

  /** Looks at a local page's file; says whether its place is another. */
  #lookAt(path: string): boolean {
    if (!this.#hasPlaces) this.#meanwhile.add(path);
    const { basis } = (this.#good ?? this.#latest).groundwork;
    const { source, draft } = this.#opened.inspect(path, basis);
    const { outline } = source;
    if (outline === undefined && !this.texts.has(path)) {
      this.#opened.close(path);
      return this.#entries.delete(path);
    }
    this.#opened.open(path, draft);
    const last = this.#entries.get(path)?.data;
    if (outline === undefined || JSON.stringify(last) === JSON.stringify(outline)) return false;
    this.#place(path, outline);
    return true;
  }

  #place(path: string, data: ZoneOutline): void {
    this.#entries.set(path, { file: new UnreadFile(path, this.texts), slug: slugOf(path), data });
  }

  #localPage(path: string, { groundwork, places }: World): PageModel | undefined {
    const place = places.get(slugOf(path));
    const draft = this.#opened.draft(path, groundwork.basis);
    if (place === undefined || draft === undefined) return undefined;
    return completePage(draft, JSON.stringify(place.surroundings));
  }
}

/** Whether all but the local pages are right: what is wrong in one of these concerns its page alone. */
const isSound = ({ diagnostics }: World) =>
  diagnostics.every(({ severity, file }) => severity !== "error" || contentKindOf(file) === "zone");

/** The paths that local pages' files have. */
const zonesAmong = (paths: readonly string[]) =>
  listContent({ list: () => paths.filter((path) => !/(?:^|\/)\./.test(path)), read: () => "unreadable" })
    .zones;

/** A file that is read where something is said of it. A class, since there are very many. */
class UnreadFile {
  readonly path: string;
  readonly #texts: FileTexts;

  constructor(path: string, texts: FileTexts) {
    this.path = path;
    this.#texts = texts;
  }

  get text(): string {
    return this.#texts.get(this.path) ?? "";
  }
}

/** Whether a neighbour has a page can't be said yet. */
function withoutNeighbours({ file, slug, data: { insee, main } }: Entry<ZoneOutline>): Entry<ZoneOutline> {
  return { file, slug, data: { insee, ...(main && { main }) } };
}
