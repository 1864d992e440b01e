import { setImmediate } from "node:timers/promises";
import { resolveContent } from "./3-resolve/pages/resolve-content.ts";
import { startComparison } from "./4-check/similarity/start-comparison.ts";
import { checkTexts } from "./4-check/file/check-texts.ts";
import { checkSite } from "./4-check/site/check-site.ts";
import { cachedPlaces } from "./3-resolve/places/cached-places.ts";
import { inspectSources } from "./inspect/inspect-sources.ts";
import { withLocalPages } from "./inspect/local-pages.ts";
import { planPages } from "./5-plan/plan-pages.ts";
import { emitPages } from "./6-emit/emit-page.ts";
import { finishDiagnostics } from "./4-check/finish-diagnostics.ts";
import { byCodeUnits } from "./by-code-units.ts";
import { type Plan, planOf, type PlanOptions } from "./plan.ts";
import { openInputs } from "./plan-inputs.ts";
import { cached } from "./store/memo.ts";

/** Checks a content folder and plans its pages. Results for unchanged files come from the store. */
export async function buildPlan(options: PlanOptions): Promise<Plan> {
  const inputs = await openInputs(options);
  const { base, pageContext } = inputs;
  const local = withLocalPages(base, await inspectSources(inputs, options));
  const compared = startComparison(inputs, local.sources, options);
  const places = cachedPlaces(inputs, local, options);
  const resolved = resolveContent(inputs, local, places);
  const textDiagnostics = await cached(inputs.store, "texts", inputs.baseKey, () =>
    checkTexts(local.content, base.shownFiles, pageContext),
  );
  // Yields to the event loop, so that Ctrl-C takes effect before the next stage.
  await setImmediate(undefined, { signal: options.signal });
  const checked = checkSite(inputs, local, resolved, textDiagnostics);
  const pages = [
    ...emitPages(resolved.pages, inputs.history),
    ...planPages(local.sources, places.surroundings, inputs),
  ].sort((a, b) => byCodeUnits(a.route, b.route));
  const diagnostics = finishDiagnostics([...checked.diagnostics, ...(await compared)], {
    release: options.release,
    site: base.content.site,
    today: base.shown.today,
  });
  return planOf(inputs, { ...local, ...checked, resolved, diagnostics, pages }, options);
}
