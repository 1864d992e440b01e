import { setImmediate } from "node:timers/promises";
import { limitsOf } from "./4-check/similarity/compare-zones.ts";
import { rememberedComparison } from "./4-check/similarity/remembered-comparison.ts";
import { checkOtherFiles } from "./4-check/site/check-content.ts";
import { once } from "./once.ts";
import type { Plan, PlanOptions } from "./plan.ts";
import { openInputs } from "./plan-inputs.ts";
import { shortHash } from "./store/file-hash.ts";
import { planOf } from "./site-plan.ts";
import { remembered } from "./store/memo.ts";
import { comparedPaths, conclude, withOutlines } from "./4-check/site/conclude.ts";
import { inspectSources, knownSources } from "./inspect/inspect-sources.ts";
import { inspectZone } from "./inspect/inspect-zone.ts";
import { knownPlaces, rememberedPlaces } from "./5-plan/remembered-places.ts";

/** Checks a content folder and plans its pages. What the files have not changed since the last run is in the store. */
export async function buildPlan(options: PlanOptions): Promise<Plan> {
  const { contentDir, cacheDir, signal, workers, asKnown = false } = options;
  const given = openInputs(options);
  const { store, files, inputs, context, contextKey, groundwork, zones, code } = given;
  const paths = groundwork.listed.zones;

  const sources = asKnown
    ? knownSources(store, paths)
    : await inspectSources(paths, {
        store,
        files,
        context,
        contextKey,
        contentDir,
        cacheDir,
        inspect: (path) => inspectZone(zones.read(path), groundwork.basis),
        ready: Promise.all([given.unpacked, options.prepared]),
        workers,
        signal,
        onMany: options.onMany,
        onProgress: (done) => options.onProgress?.(done, paths.length),
      });
  const hashes = new Map(sources.map(({ path, hash }) => [path, hash]));
  if (!asKnown) files.remember(hashes);

  const compared = comparedPaths(sources);
  const textsKey = shortHash([code, ...compared.map((path) => `${path}\0${hashes.get(path)}`)].join("\0"));
  const limits = limitsOf(groundwork.content.site?.data);
  const comparing = once(() => rememberedComparison(compared, textsKey, { store, cacheDir, limits, signal }));
  // It takes a while, beside this thread. Whoever asks for what it gives hears of an error.
  if (!asKnown) comparing().catch(() => undefined);

  const unknown = paths.filter((path) => !hashes.has(path));
  const content = withOutlines(groundwork, sources, unknown, zones);
  const { site } = groundwork.basis;
  const places = asKnown
    ? knownPlaces(store, content, site, inputs.registry)
    : rememberedPlaces(store, sources, content, site, inputs.registry, code);
  const ofOthers = remembered(store, "others", given.othersKey, () =>
    checkOtherFiles(content, groundwork.loaded.files, inputs),
  );
  // Ctrl-C has its turn.
  await setImmediate(undefined, { signal });
  const concluded = conclude({ groundwork, sources, content, places, ofOthers, store }, zones, inputs);
  return planOf(given, { sources, places, concluded, unknown, compared, comparing }, options);
}
