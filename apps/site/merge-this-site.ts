import type { MergeRequest } from "@vitrine/generator/command-port";
import { mergeParts } from "@vitrine/vite-ssg/merge-parts";
import { isHostingKnown, openHosting, readHosting, writeHostingFolder } from "./hosting-folder.ts";

/** Joins what shards built of this site, and writes how it is to be served, which each of them knows. */
export function mergeThisSite(request: MergeRequest) {
  const started = performance.now();
  const described = request.parts.find(isHostingKnown);
  if (described === undefined)
    return refused([
      "No part has its .hosting folder beside it: a shard writes part-1.hosting beside part-1, and both are to be copied.",
    ]);
  const hosting = readHosting(described);
  const { pages, files, removed, problems } = mergeParts({
    ...request,
    onPublish: () => openHosting(request.outDir, hosting),
  });
  if (problems.length > 0) return refused(problems);
  writeHostingFolder(request.outDir, hosting);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const from = `${request.parts.length} part${request.parts.length === 1 ? "" : "s"}`;
  return {
    problems,
    summary: `${pages} pages, ${files} files from ${from}, ${removed} removed, in ${seconds} s`,
  };
}

const refused = (problems: readonly string[]) => ({
  problems,
  summary: "Nothing was merged; the last good output stays.",
});
