import { join } from "node:path";
import type { BuildRequest } from "@vitrine/generator/command-port";
import { mediaFiles } from "@vitrine/generator/media-index";
import { pageMaker } from "@vitrine/generator/render-job";
import { COMPRESSIBLE } from "@vitrine/hosting/content-types";
import { FETCHED_LATER } from "@vitrine/hosting/describe-hosting";
import { publishedHostFiles, securityTxt } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";
import type { SiteModel } from "@vitrine/schema/site-model";
import { writesFiles } from "@vitrine/generator/shard";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { buildSite } from "@vitrine/vite-ssg/build-site";
import { drawOpenGraph } from "@vitrine/vite-ssg/open-graph";
import { copiedFile, folderFiles, textFile } from "@vitrine/vite-ssg/site-files";
import { bundleOptions } from "./bundle-options.ts";
import { describeThisHosting, hostingRemarks } from "./describe-this-hosting.ts";
import { openHosting, writeHostingFolder } from "./hosting-folder.ts";
import { photoFiles } from "./photo-encoder.ts";
import { openGraphStyle, paths } from "../site-paths.ts";

/** Up to so many pages, text files are compressed by the build unless `site.yaml` says otherwise: 0.1 s each. */
const FEW_PAGES = 1000;

/** Up to so many pages are rendered sooner than a worker has started. */
const FEW_TO_RENDER = 16;

/** Builds checked content with this site's templates, which may be bundled already. */
export async function buildThisSite(request: BuildRequest, made?: Bundle) {
  const { outDir, cacheDir, site: plan, photos, encoded, shard, signal } = request;
  const { site, pages } = plan;
  const started = performance.now();
  const precompressed = site.hosting?.compressed ?? pages.length <= FEW_PAGES;
  const hostingFor = (styleHashes: readonly string[]) =>
    describeThisHosting(site, styleHashes, precompressed);
  const bundled = made ?? (await bundle(bundleOptions(cacheDir), signal));
  const { drawn, ...report } = await buildWhole(request, bundled, hostingFor, precompressed);
  const { rendered, written, removed, bundleReused, styleHashes, failures, published, sizes } = report;
  const hosting = hostingFor(styleHashes);
  if (published) writeHostingFolder(outDir, hosting);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  return {
    failures: describeFailures(failures),
    sizes,
    summary:
      failures.length > 0
        ? `${failures.length} of ${pages.length} pages failed; the last good output stays.`
        : `${shard === undefined ? "" : `Part ${shard.index} of ${shard.count} of `}${pages.length} pages: ${rendered} rendered, ${written} files written, ${removed} removed, ${drawn} images drawn, templates ${bundleReused ? "from cache" : "bundled"}, ${photos.length === 0 ? "" : `${encoded} photo${encoded === 1 ? "" : "s"} encoded, `}in ${seconds} s${hostingRemarks(
            hosting,
          )
            .map((remark) => `\n${remark}`)
            .join("")}`,
  };
}

/** Brings all pages and files up to date. */
async function buildWhole(
  request: BuildRequest,
  bundled: Bundle,
  hostingFor: (styleHashes: readonly string[]) => Hosting,
  precompressed: boolean,
) {
  const { contentDir, outDir, cacheDir, site: plan, photos, shard, workers, signal, progress } = request;
  const { site, pages, data, maker } = plan;
  const media = [...mediaFiles(contentDir), ...photoFiles(photos, cacheDir)];
  const openGraph = await drawOpenGraph(
    writesFiles(shard) ? pages.flatMap(({ openGraphImage }) => openGraphImage ?? []) : [],
    {
      ...openGraphStyle,
      pictures: new Map(media.map(({ address, file }) => [address, file])),
      cacheDir: join(cacheDir, "og"),
      signal,
    },
  );
  const report = await buildSite({
    ...bundleOptions(cacheDir),
    bundled,
    outDir,
    modulesDir: join(cacheDir, "modules"),
    site,
    siteUrl: site.url,
    pages,
    maker: { module: import.meta.resolve("@vitrine/generator/render-job"), pageMaker, input: maker },
    compressed: precompressed ? COMPRESSIBLE : [],
    isRight: request.isRight,
    onPublish: (hashes) => openHosting(outDir, hostingFor(hashes)),
    render: {
      here: request.isLast ? FEW_TO_RENDER : 0,
      workers,
      signal,
      onProgress: (done, all) => progress?.("Rendered", done, all),
    },
    shard,
    filesForStyles: (hashes) =>
      Object.entries(publishedHostFiles(hostingFor(hashes))).map(([path, text]) => textFile(path, text)),
    files: [
      ...folderFiles(paths.publicFiles),
      ...media.map(({ address, file }) => copiedFile(address.slice(1), file)),
      ...openGraph.files,
      ...data.map(({ address, text }) => textFile(address.slice(1), text)),
      ...securityFiles(site),
    ],
    kept: { prefixes: FETCHED_LATER, builds: site.hosting?.previousBuilds ?? 1 },
  });
  return { ...report, drawn: openGraph.drawn };
}

/** Where security holes are reported; no file where `site.yaml` does not say until when that holds. */
function securityFiles({ url, contact, hosting }: SiteModel) {
  const { security } = hosting ?? {};
  if (security === undefined) return [];
  const known = { contact: security.contact ?? contact.email, expires: security.expires };
  return [textFile(".well-known/security.txt", securityTxt(known, url))];
}

/** One text for each cause: a mistake in a template fails many pages with the same words. */
function describeFailures(failures: readonly { route: string; message: string }[]): string[] {
  return [...Map.groupBy(failures, ({ message }) => message)].map(
    ([message, pages]) =>
      `Could not be rendered: ${pages.map(({ route }) => route).join(", ")}\n${message}\n`,
  );
}
