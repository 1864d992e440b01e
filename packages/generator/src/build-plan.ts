import { setImmediate } from "node:timers/promises";
import { resolveContent } from "./3-resolve/pages/resolve-content.ts";
import { heldLocalPages } from "./2-validate/held-pages.ts";
import { startComparison } from "./4-check/similarity/start-comparison.ts";
import { checkTexts } from "./4-check/file/check-texts.ts";
import { checkSite } from "./4-check/site/check-site.ts";
import { cachedPlaces } from "./5-plan/cached-places.ts";
import { loadBaseContent } from "./inspect/base-content.ts";
import { inspectSources } from "./inspect/inspect-sources.ts";
import { withUnshownPages } from "./inspect/local-files.ts";
import { planPages } from "./5-plan/plan-pages.ts";
import { emitPages } from "./6-emit/emit-page.ts";
import { finishDiagnostics } from "./4-check/finish-diagnostics.ts";
import type { Plan, PlanOptions } from "./plan.ts";
import { openInputs, planInputs } from "./plan-inputs.ts";
import { planOf } from "./plan-of.ts";
import { cached } from "./store/memo.ts";

/** Checks a content folder and plans its pages. Results for unchanged files come from the store. */
export async function buildPlan(options: PlanOptions): Promise<Plan> {
  const opened = await openInputs(options);
  const { store, environment } = opened;
  const base = loadBaseContent(opened);
  const inputs = planInputs(opened, base);
  const { pageContext } = inputs;

  const all = await inspectSources(inputs, options);
  const held = heldLocalPages(all, base.shown);
  const away = new Set(Array.from(held.values(), ({ path }) => path));
  const sources = all.filter(({ path }) => !away.has(path));
  const compared = startComparison(inputs, sources, options);

  const inspected = new Set(all.map(({ path }) => path));
  const unknown = base.listed.zones.filter((path) => !inspected.has(path));
  const content = withUnshownPages(base.content, sources, held, unknown);
  const places = cachedPlaces(inputs, sources, content, options);
  const resolved = resolveContent(content, environment, pageContext, { sources, places });

  const textDiagnostics = cached(store, "texts", inputs.othersKey, () =>
    checkTexts(content, base.shownFiles, pageContext),
  );
  // Yields to the event loop, so that Ctrl-C takes effect before the next stage.
  await setImmediate(undefined, { signal: options.signal });
  const checked = checkSite(inputs, { sources, all, content, resolved, textDiagnostics });
  const local = planPages(sources, places.surroundings, inputs);
  const pages = [...emitPages(resolved.pages, inputs.history), ...local].sort((a, b) =>
    a.route < b.route ? -1 : 1,
  );
  const diagnostics = finishDiagnostics([...checked.diagnostics, ...(await compared)], {
    release: options.release,
    site: base.content.site,
    today: base.shown.today,
  });
  return planOf(inputs, { resolved, moved: checked.moved, diagnostics, pages, unknown }, options);
}
