import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import { slugOf } from "../2-validate/validate-content.ts";
import type { DataFile } from "../3-resolve/data-file.ts";
import type { OpenGraphImage } from "../3-resolve/open-graph-image.ts";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import type { PageData, PageModule } from "../5-emit/emit-modules.ts";
import { shortHash } from "../registry/file-hash.ts";
import { type FileHashes, hashesOf } from "../registry/file-hashes.ts";
import { readKeptTable, writeKeptTable } from "../registry/kept-table.ts";
import { jsonOf } from "./kept-digest.ts";
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
  /** Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: SiteModel;
  readonly data: readonly DataFile[];
  readonly photos: readonly NamedPhoto[];
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

/** Hash of what the whole set reads of a local page, the comparison of texts aside. */
export const outlineHash = (digest: ZoneDigest): string => shortHash(jsonOf(digest));

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

/** What is kept beside the local pages. */
type Head = Omit<WholePlan, "local" | "data"> & { readonly key: string };

/** A local page that was planned in an earlier run: its job is read where it is asked for. */
class KeptLocalPlan implements LocalPlan {
  readonly path: string;
  readonly hash: string;
  readonly outline: string;
  readonly key: string;
  readonly lastModified: string | undefined;
  readonly openGraphImage: OpenGraphImage | undefined;
  readonly #jobAt: () => string;

  constructor(plain: Omit<LocalPlan, "job">, jobAt: () => string) {
    this.path = plain.path;
    this.hash = plain.hash;
    this.outline = plain.outline;
    this.key = plain.key;
    this.lastModified = plain.lastModified;
    this.openGraphImage = plain.openGraphImage;
    this.#jobAt = jobAt;
  }

  get job() {
    return JSON.parse(this.#jobAt()) as ZoneJob;
  }
}

/**
 * Keeps a plan. `key` says all that it depends on besides files; of these, `hashes`, all but the local pages' own count
 * by their bytes. Where one of them was changed while the plan was made, nothing is kept.
 */
export function writePlan(
  file: string,
  key: string,
  hashes: FileHashes,
  plan: WholePlan,
  contentDir: string,
): void {
  const others = otherFiles(
    hashes,
    plan.local.map(({ path }) => path),
  );
  const now = hashesOf(
    contentDir,
    others.map(([path]) => path),
  );
  if (others.some(([, hash], i) => hash !== now[i])) return;
  const { local, data, ...rest } = plan;
  writeKeptTable(file, { ...rest, key: keyBeside(key, others) } satisfies Head, {
    paths: local.map(({ path }) => path),
    hashes: local.map(({ hash }) => hash),
    outlines: local.map(({ outline }) => outline),
    keys: local.map((one) => one.key),
    dates: local.map(({ lastModified = "" }) => lastModified),
    openGraphImages: local.map(({ openGraphImage }) =>
      openGraphImage === undefined ? "" : JSON.stringify(openGraphImage),
    ),
    jobs: local.map(({ job }) => JSON.stringify(job)),
    dataAddresses: data.map(({ address }) => address),
    dataTexts: data.map(({ text }) => text),
  });
}

/**
 * Reads the plan that was kept, where nothing but the texts of local pages can have changed since: the same key, the
 * same local pages, the same bytes in all other files.
 */
export function readPlan(file: string, key: string, hashes: FileHashes): WholePlan | undefined {
  const table = readKeptTable(file);
  if (table === undefined) return undefined;
  const { key: keptKey, ...head } = table.head as Head;
  const paths = table.texts("paths");
  const isThere = paths.every((path) => hashes.has(path));
  if (!isThere || keptKey !== keyBeside(key, otherFiles(hashes, paths))) return undefined;
  const columns = ["hashes", "outlines", "keys", "dates", "openGraphImages"];
  const [kept = [], outlines = [], keys = [], dates = [], images = []] = columns.map(table.texts);
  const jobAt = table.textAt("jobs");
  const local = paths.map((path, row) => {
    const image = images[row] as string;
    const plain = {
      path,
      hash: kept[row] as string,
      outline: outlines[row] as string,
      key: keys[row] as string,
      lastModified: dates[row] || undefined,
      openGraphImage: image === "" ? undefined : (JSON.parse(image) as OpenGraphImage),
    };
    return new KeptLocalPlan(plain, () => jobAt(row));
  });
  const dataTexts = table.texts("dataTexts");
  const data = table.texts("dataAddresses").map((address, i) => ({ address, text: dataTexts[i] as string }));
  return { ...head, data, local };
}

type HashedFile = readonly [path: string, hash: string];

const keyBeside = (key: string, others: readonly HashedFile[]) => shortHash(JSON.stringify([key, others]));

/** All files but those of local pages, in their order. */
function otherFiles(hashes: FileHashes, local: readonly string[]): HashedFile[] {
  const isLocal = new Set(local);
  return [...hashes].filter(([path]) => !isLocal.has(path)).sort();
}
