import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import { isLocalPage } from "../1-load/is-local-page.ts";
import { slugOf } from "../2-validate/validate-content.ts";
import type { DataFile } from "../3-resolve/data-file.ts";
import type { OpenGraphImage } from "../3-resolve/open-graph-image.ts";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import type { PictureFiles } from "../3-resolve/pictures.ts";
import type { PageData, PageModule } from "../5-emit/emit-modules.ts";
import { shortHash } from "../registry/file-hash.ts";
import { type FileHashes, hashesOf } from "../registry/file-hashes.ts";
import { type KeptTable, readKeptTable, writeKeptTable } from "../registry/kept-table.ts";
import { plainOf } from "./kept-digest.ts";
import type { ZoneDigest } from "./zone-digest.ts";
import type { DraftPlace } from "./draft-file.ts";
import type { DraftedZoneJob, ZoneJob } from "./zone-pages.ts";

/** A page to build: said by its module, or made of its file in the thread that renders it. */
export interface PlannedPage extends Pick<
  PageModule,
  "route" | "indexed" | "lastModified" | "openGraphImage"
> {
  readonly content:
    | { readonly data: PageData }
    | {
        /** Hash of all that the page is made of. */
        readonly key: string;
        readonly job: DraftedZoneJob;
      };
}

/** What the rules of the whole set and the plan of the site came to, without an error. */
export interface WholePlan {
  /** What the rules of the whole set say, and of all files but the local pages' own. Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is said of local pages file by file. Warnings only. */
  readonly own: readonly Diagnostic[];
  readonly site: SiteModel;
  readonly data: readonly DataFile[];
  readonly photos: readonly NamedPhoto[];
  readonly pictures: readonly (readonly [name: string, files: PictureFiles])[];
  /** Whether dates were asked for. */
  readonly dated: boolean;
  /** Hash of all that local pages rest on. */
  readonly worldKey: string;
  /** All pages but the local ones. */
  readonly written: readonly PlannedPage[];
  /** The local pages. */
  readonly local: readonly LocalPlan[];
}

/** A local page as it was planned. */
export interface LocalPlan extends Pick<PlannedPage, "lastModified"> {
  /** Path of its file, and the hash that the file had. */
  readonly path: string;
  readonly hash: string;
  /** Hash of all that the whole set read of it. */
  readonly outline: string;
  /** Key of the page. */
  readonly key: string;
  readonly openGraphImage?: OpenGraphImage | undefined;
  readonly job: ZoneJob;
}

/** Hash of what the whole set reads of a local page: not its texts, and not what is said of them. */
export function outlineHash(digest: ZoneDigest): string {
  const { diagnostics: _, ...read } = plainOf(digest);
  return shortHash(JSON.stringify(read));
}

/** A page of a local page's file; `draft` is where its texts wait. */
export const plannedPage = (plan: LocalPlan, draft: DraftPlace | undefined): PlannedPage => ({
  route: `/${slugOf(plan.path)}`,
  indexed: true,
  lastModified: plan.lastModified,
  openGraphImage: plan.openGraphImage,
  content: {
    key: plan.key,
    get job() {
      return draft === undefined ? plan.job : { ...plan.job, draft };
    },
  },
});

/** What is kept beside the pages. */
type Head = Omit<WholePlan, "local" | "written" | "data"> & {
  readonly key: string;
  /** Hash of all that the plan follows from. */
  readonly id: string;
  readonly written: number;
  readonly data: number;
};

interface PlanColumns {
  readonly paths: readonly string[];
  readonly hashes: readonly string[];
  readonly outlines: readonly string[];
  readonly keys: readonly string[];
  readonly dates: readonly string[];
  readonly images: readonly string[];
  readonly jobAt: (row: number) => string;
}

/** A local page of a kept plan. A class, since there are very many: it holds nothing but its row. */
class KeptLocalPlan implements LocalPlan {
  readonly #columns: PlanColumns;
  readonly #row: number;

  constructor(columns: PlanColumns, row: number) {
    this.#columns = columns;
    this.#row = row;
  }

  get path() {
    return this.#columns.paths[this.#row] as string;
  }

  get hash() {
    return this.#columns.hashes[this.#row] as string;
  }

  get outline() {
    return this.#columns.outlines[this.#row] as string;
  }

  get key() {
    return this.#columns.keys[this.#row] as string;
  }

  get lastModified() {
    return this.#columns.dates[this.#row] || undefined;
  }

  get openGraphImage() {
    const image = this.#columns.images[this.#row];
    return image ? (JSON.parse(image) as OpenGraphImage) : undefined;
  }

  /** Read each time: few jobs are asked for more than once. */
  get job() {
    return JSON.parse(this.#columns.jobAt(this.#row)) as ZoneJob;
  }
}

/** A plan of an earlier run. Its pages are read one by one: `DamagedFile` may be thrown. */
export class KeptPlan implements WholePlan {
  readonly id: string;
  readonly diagnostics: WholePlan["diagnostics"];
  readonly own: WholePlan["own"];
  readonly site: SiteModel;
  readonly photos: WholePlan["photos"];
  readonly pictures: WholePlan["pictures"];
  readonly dated: boolean;
  readonly worldKey: string;
  /** How many pages the site has. */
  readonly pageCount: number;
  /** Of each local page, in the order of their routes, the path of its file and the hash that it had. */
  readonly paths: readonly string[];
  readonly hashes: readonly string[];
  readonly #head: Head;
  readonly #table: KeptTable;
  #columns: PlanColumns | undefined;

  constructor(table: KeptTable) {
    this.#table = table;
    this.#head = table.head as Head;
    const { id, diagnostics, own, site, photos, pictures, dated, worldKey, written } = this.#head;
    this.id = id;
    this.diagnostics = diagnostics;
    this.own = own;
    this.site = site;
    this.photos = photos;
    this.pictures = pictures;
    this.dated = dated;
    this.worldKey = worldKey;
    [this.paths, this.hashes] = [table.texts("paths"), table.texts("hashes")];
    this.pageCount = written + this.paths.length;
  }

  /**
   * Whether nothing but the texts of local pages can have changed since: the same key, the same local pages, the same
   * bytes in all other files.
   */
  holds(key: string, hashes: FileHashes): boolean {
    const others = otherFiles(hashes);
    return (
      hashes.size - others.length === this.paths.length &&
      this.#head.key === keyBeside(key, others) &&
      this.paths.every((path) => hashes.has(path))
    );
  }

  get written(): readonly PlannedPage[] {
    return this.#json("written", this.#head.written) as PlannedPage[];
  }

  get data(): readonly DataFile[] {
    return this.#json("data", this.#head.data) as DataFile[];
  }

  get local(): readonly LocalPlan[] {
    return this.paths.map((_, row) => this.localAt(row));
  }

  localAt(row: number): LocalPlan {
    return new KeptLocalPlan((this.#columns ??= this.#readColumns()), row);
  }

  #readColumns(): PlanColumns {
    const { texts, textAt } = this.#table;
    return {
      paths: this.paths,
      hashes: this.hashes,
      outlines: texts("outlines"),
      keys: texts("keys"),
      dates: texts("dates"),
      images: texts("openGraphImages"),
      jobAt: textAt("jobs"),
    };
  }

  #json(column: string, count: number): unknown[] {
    const at = this.#table.textAt(column);
    return Array.from({ length: count }, (_, row) => JSON.parse(at(row)));
  }
}

/**
 * Keeps a plan. `key` says all that it depends on besides files; of these, `hashes`, all but the local pages' own count
 * by their bytes. Gives the plan's id. Where one of them was changed while the plan was made, nothing is kept.
 */
export function writePlan(
  file: string,
  key: string,
  hashes: FileHashes,
  plan: WholePlan,
  contentDir: string,
): string | undefined {
  const others = otherFiles(hashes);
  const now = hashesOf(
    contentDir,
    others.map(([path]) => path),
  );
  if (others.some(([, hash], i) => hash !== now[i])) return undefined;
  const { local, data, written, ...rest } = plan;
  const [paths, read] = [local.map(({ path }) => path), local.map(({ hash }) => hash)];
  const ownKey = keyBeside(key, others);
  const id = shortHash(JSON.stringify([ownKey, plan.dated, paths, read]));
  writeKeptTable(
    file,
    { ...rest, key: ownKey, id, written: written.length, data: data.length } satisfies Head,
    {
      paths,
      hashes: read,
      outlines: local.map(({ outline }) => outline),
      keys: local.map((one) => one.key),
      dates: local.map(({ lastModified = "" }) => lastModified),
      openGraphImages: local.map(({ openGraphImage }) =>
        openGraphImage === undefined ? "" : JSON.stringify(openGraphImage),
      ),
    },
    {
      jobs: local.values().map(({ job }) => JSON.stringify(job)),
      written: written.values().map((page) => JSON.stringify(page)),
      data: data.values().map((one) => JSON.stringify(one)),
    },
  );
  return id;
}

/** Reads the plan that was kept; undefined where there is none. */
export function openPlan(file: string): KeptPlan | undefined {
  const table = readKeptTable(file);
  return table && new KeptPlan(table);
}

type HashedFile = readonly [path: string, hash: string];

const keyBeside = (key: string, others: readonly HashedFile[]) => shortHash(JSON.stringify([key, others]));

/** All files but those of local pages, in their order. */
const otherFiles = (hashes: FileHashes): HashedFile[] =>
  hashes
    .entries()
    .filter(([path]) => !isLocalPage(path))
    .toArray()
    .sort();
