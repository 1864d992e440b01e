import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import { slugOf } from "../2-validate/validate-content.ts";
import type { DataFile } from "../3-resolve/data-file.ts";
import type { OpenGraphImage } from "../3-resolve/open-graph-image.ts";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import type { PageData, PageModule } from "../5-emit/emit-modules.ts";
import { shortHash } from "../registry/file-hash.ts";
import { type FileHashes, hashesOf } from "../registry/file-hashes.ts";
import { readKept, writeKept } from "../registry/kept-file.ts";
import { jsonOf } from "./kept-digest.ts";
import type { ZoneDigest } from "./zone-digest.ts";
import type { ZoneJob } from "./zone-pages.ts";

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
        readonly job: ZoneJob;
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

/** A page of a local page's file. */
export const plannedPage = (plan: LocalPlan): PlannedPage => ({
  route: `/${slugOf(plan.path)}`,
  indexed: true,
  lastModified: plan.lastModified,
  openGraphImage: plan.openGraphImage,
  content: {
    key: plan.key,
    get job() {
      return plan.job;
    },
  },
});

/** What `LocalPlan` is on disk: its job is read apart. */
type StoredLocal = Omit<LocalPlan, "job"> & { readonly bytes: number };

interface Head extends Omit<WholePlan, "local"> {
  readonly key: string;
  readonly local: readonly StoredLocal[];
}

/** Bytes before the head: its length. */
const START = 4;

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
  const others = otherFiles(hashes, plan.local);
  const now = hashesOf(
    contentDir,
    others.map(([path]) => path),
  );
  if (others.some(([, hash], i) => hash !== now[i])) return;
  const jobs = plan.local.map(({ job }) => JSON.stringify(job));
  const sizes = jobs.map((job) => Buffer.byteLength(job));
  const local = plan.local.map((one, i) => ({ ...one, job: undefined, bytes: sizes[i] ?? 0 }));
  const json = JSON.stringify({ ...plan, key: keyBeside(key, others), local } satisfies Head);
  const length = Buffer.byteLength(json);
  const bytes = Buffer.allocUnsafe(START + length + sizes.reduce((sum, size) => sum + size, 0));
  let end = bytes.writeUInt32LE(length);
  for (const text of [json, ...jobs]) end += bytes.write(text, end);
  writeKept(file, bytes);
}

/**
 * Reads the plan that was kept, where nothing but the texts of local pages can have changed since: the same key, the
 * same local pages, the same bytes in all other files.
 */
export function readPlan(file: string, key: string, hashes: FileHashes): WholePlan | undefined {
  const bytes = readKept(file);
  if (bytes === undefined) return undefined;
  const start = START + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString("utf8", START, start)) as Head;
  const isThere = head.local.every(({ path }) => hashes.has(path));
  if (!isThere || head.key !== keyBeside(key, otherFiles(hashes, head.local))) return undefined;
  let end = start;
  const local = head.local.map((stored): LocalPlan => {
    const from = end;
    const to = (end += stored.bytes);
    return {
      ...stored,
      get job() {
        return JSON.parse(bytes.toString("utf8", from, to)) as ZoneJob;
      },
    };
  });
  return { ...head, local };
}

type HashedFile = readonly [path: string, hash: string];

const keyBeside = (key: string, others: readonly HashedFile[]) => shortHash(JSON.stringify([key, others]));

/** All files but those of local pages, in their order. */
function otherFiles(hashes: FileHashes, local: readonly Pick<LocalPlan, "path">[]): HashedFile[] {
  const isLocal = new Set(local.map(({ path }) => path));
  return [...hashes].filter(([path]) => !isLocal.has(path)).sort();
}
