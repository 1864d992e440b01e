import type { MergeRequest } from "@vitrine/generator/run-command";
import { mergeParts } from "@vitrine/vite-ssg/merge-parts";

/** Joins what shards built of this site. */
export function mergeThisSite(request: MergeRequest) {
  const started = performance.now();
  const { pages, files, removed, problems } = mergeParts(request);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  return {
    problems,
    summary:
      problems.length > 0
        ? "Nothing was merged; the last good output stays."
        : `${pages} pages, ${files} files from ${request.parts.length} parts, ${removed} removed, in ${seconds} s`,
  };
}
