import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { contentFolder } from "../1-load/content-folder.ts";
import { checkDates } from "../4-check/check-dates.ts";
import { checkDoorways, type FoundAlike } from "../4-check/check-doorways.ts";
import { compareChanged } from "../4-check/doorways/compare-again.ts";
import { compareZones, limitsOf, type ZoneComparison } from "../4-check/doorways/compare-zones.ts";
import { inOrder } from "../in-order.ts";
import type { PlanInputs, Plan, PlanOptions } from "../plan-from-disk.ts";
import { gitIn, isAllUncommitted } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { FileHashes } from "../registry/file-hashes.ts";
import { photoFolder } from "../registry/photo-folder.ts";
import { type Groundwork, layGroundwork, localPage, localPages } from "./conclude.ts";
import type { KeptDigests } from "./digest-store.ts";
import { digestOf } from "./inspect-zone.ts";
import type { StoredDigest } from "./packed-digests.ts";
import { digestsFile, type LastPlan } from "./plan-cache.ts";
import { type KeptPlan, type LocalPlan, outlineHash, plannedPage } from "./plan-store.ts";
import { keyOfJob } from "./plan-whole.ts";
import type { ZoneInputs } from "./zone-basis.ts";
import { type ZoneFiles, zoneFiles } from "./zone-files.ts";
import { FOUNDATIONS, worldOf, type ZoneWorld } from "./zone-world.ts";

/** Where more local pages than this are others, the plan is made anew. */
const FEW = 300;

/**
 * A plan that was made earlier, with the local pages whose texts have changed since, and what is said of these: nothing
 * else is looked at. Undefined where one of them changes anything for the whole (what is read of it there, what is said of
 * it there, its date), or where what is kept of the other pages does not do.
 */
export async function planAgain(
  options: PlanInputs,
  { hashes, plan: last, digests: kept }: LastPlan,
): Promise<Plan | undefined> {
  const { contentDir, dated } = options;
  const others = rowsWithOtherHash(last, hashes);
  if ((dated && !last.dated) || kept === undefined || others.length > FEW) return undefined;
  const world = openWorld(options, hashes, last);
  if (world === undefined) return undefined;
  const digests = digestChanged(kept, hashes, world);
  const changed = others.map((row): ChangedPage | undefined => {
    const plan = last.localAt(row);
    const place = kept.find(plan.path);
    const stored = place === undefined ? undefined : (digests?.get(place) ?? kept.at(place));
    const isTextOnly = stored !== undefined && outlineHash(stored.digest) === plan.outline;
    return isTextOnly ? { row, plan, stored } : undefined;
  });
  if (digests === undefined || !changed.every((one) => one !== undefined)) return undefined;
  const paths = new Set(changed.map(({ plan }) => plan.path));
  const beside = last.diagnostics.filter(({ code }) => !FOUND_ANEW.has(code));
  if (areSpokenOf(beside, paths)) return undefined;
  if (dated && !isAllUncommitted(gitIn(contentDir), [...paths])) return undefined;
  const alike = compareKept(options, kept, digests, world);
  const { groundwork, files } = world;
  const diagnostics = inOrder([
    ...beside,
    ...checkDates(groundwork.content, options.release, Date.now()),
    ...checkDoorways(alike),
    ...last.own.filter(({ file }) => !paths.has(file)),
    ...changed.flatMap(({ stored }) => stored.digest.diagnostics),
  ]);
  const texts: Plan["texts"] = {
    has: (path) => hashes.has(path),
    get: (path) =>
      groundwork.loaded.texts.get(path) ?? (hashes.has(path) ? files.read(path).text : undefined),
  };
  const site = siteOf(last, changed, world, diagnostics);
  const photos = site === undefined ? [] : last.photos;
  return { diagnostics, texts, photos, site, compare: async () => diagnostics };
}

/** What is said of texts that are alike, and what a day alone changes. */
const FOUND_ANEW: ReadonlySet<DiagnosticCode> = new Set(["doorway-page", "expired-contact"]);

/** A local page that is not as it was planned. */
interface ChangedPage {
  readonly row: number;
  readonly plan: LocalPlan;
  readonly stored: StoredDigest;
}

const rowsWithOtherHash = ({ paths, hashes: planned }: KeptPlan, hashes: FileHashes): number[] => {
  const rows: number[] = [];
  for (let row = 0; row < paths.length; row++)
    if (hashes.get(paths[row] as string) !== planned[row]) rows.push(row);
  return rows;
};

/** What local pages are made of, without the pages. */
interface World {
  readonly files: ZoneFiles;
  readonly inputs: ZoneInputs;
  readonly groundwork: Groundwork;
  readonly world: ZoneWorld;
}

/** Undefined where files that the plan rests on were changed since they were hashed. */
function openWorld(
  { contentDir, settings, drawing, encoding, release, registry, dictionary }: PlanInputs,
  hashes: FileHashes,
  { pictures }: KeptPlan,
): World | undefined {
  const folder = contentFolder(contentDir);
  const inputs: ZoneInputs = {
    registry,
    pictures: new Map(pictures),
    photos: photoFolder(contentDir, [...hashes.keys()]),
    logos: new Map(),
    videos: new Map(),
    settings,
    drawing,
    encoding,
    dictionary,
    release,
  };
  const listed = { zones: [], others: FOUNDATIONS, diagnostics: [] };
  const groundwork = layGroundwork(folder, inputs, { areValid: true, listed });
  const world = worldOf(contentDir, folder, inputs);
  const isAsHashed = [...world.foundations].every(([path, bytes]) => shortHash(bytes) === hashes.get(path));
  return isAsHashed ? { files: zoneFiles(folder), inputs, groundwork, world } : undefined;
}

/** The digests of files that are others than they were when digests were kept, by place. Undefined where these are many, or where not each page has been compared. */
function digestChanged(
  kept: KeptDigests,
  hashes: FileHashes,
  { files, groundwork }: World,
): ReadonlyMap<number, StoredDigest> | undefined {
  if (kept.own.length !== kept.count) return undefined;
  const places: number[] = [];
  for (let place = 0; place < kept.count; place++)
    if (hashes.get(kept.pathAt(place)) !== kept.hashAt(place)) places.push(place);
  if (places.length > FEW) return undefined;
  return new Map(places.map((place) => [place, digestOf(files.read(kept.pathAt(place)), groundwork.basis)]));
}

/** Compares the texts of all pages, of which some are others than when they were kept; and keeps what came of it. */
function compareKept(
  options: PlanOptions,
  kept: KeptDigests,
  digests: ReadonlyMap<number, StoredDigest>,
  { files, inputs, groundwork }: World,
): FoundAlike {
  const added = [...digests.keys()];
  const digestAt = (place: number) => (digests.get(place) ?? kept.at(place)).digest;
  const isOther = (place: number) => digests.has(place);
  const compared: Omit<ZoneComparison, "pages" | "limits"> =
    compareChanged(
      kept,
      {
        count: kept.count,
        comparedAt: digestAt,
        moved: Array.from({ length: kept.count }, (_, place) => (isOther(place) ? undefined : place)),
        added,
        gone: added.map((place) => kept.at(place).digest),
      },
      (visit) => {
        kept.eachTextBut(isOther)(visit);
        for (const [place, { digest }] of digests) visit(place, digest);
      },
    ) ??
    compareZones(
      localPages(
        Array.from({ length: kept.count }, (_, place) => digestAt(place)),
        files,
        inputs,
      ),
      undefined,
    );
  if (digests.size > 0) kept.replace(digestsFile(options), digests, compared);
  return {
    ...compared,
    limits: limitsOf(groundwork.content.site?.data),
    pages: { length: kept.count, at: (place) => localPage(digestAt(place), files, inputs) },
  };
}

/** Whether the whole set's rules say anything of these files: at a place that their new texts may have moved. */
const areSpokenOf = (diagnostics: readonly Diagnostic[], paths: ReadonlySet<string>): boolean =>
  diagnostics.some((one) => [one, ...(one.related ?? [])].some(({ file }) => paths.has(file)));

function siteOf(
  last: KeptPlan,
  changed: readonly ChangedPage[],
  { world }: World,
  diagnostics: readonly Diagnostic[],
): Plan["site"] {
  if (diagnostics.some(({ severity }) => severity === "error")) return undefined;
  const now = new Map(
    changed.map(({ row, plan, stored: { hash } }) => {
      const { path, outline, openGraphImage } = plan;
      const job = { ...plan.job, hash };
      const key = keyOfJob(job, last.worldKey);
      return [row, { path, hash, outline, openGraphImage, lastModified: undefined, key, job }];
    }),
  );
  // A page whose file is no longer as it was committed loses its date in the list of all pages.
  const undated = changed.flatMap(({ plan }) => (plan.lastModified === undefined ? [] : [plan.path]));
  const pageAt = (row: number) => plannedPage(now.get(row) ?? last.localAt(row), undefined);
  return {
    site: last.site,
    world,
    get data() {
      return last.data;
    },
    get pages() {
      const local = last.paths.map((_, row) => pageAt(row));
      return [...last.written, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
    },
    pageCount: last.pageCount,
    zones: new Map(changed.map(({ plan, stored }) => [plan.path, stored.hash])),
    since: () => ({
      key: undated.length === 0 ? last.id : shortHash(JSON.stringify([last.id, undated])),
      pages: [...now.keys()].map(pageAt),
      pageOf: (route) => {
        const row = last.paths.indexOf(`zones${route}.yaml`);
        return row === -1 ? undefined : pageAt(row);
      },
    }),
  };
}
