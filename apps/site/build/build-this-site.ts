import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRequest } from "@vitrine/generator/command-port";
import { isOwnFont } from "@vitrine/generator/own-fonts";
import { COMPRESSIBLE } from "@vitrine/hosting/content-types";
import { FETCHED_LATER } from "@vitrine/hosting/describe-hosting";
import { publishedHostFiles } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";
import { movedPages } from "@vitrine/hosting/moved-pages";
import { securityTxt } from "@vitrine/hosting/security-txt";
import { joined, type Words } from "@vitrine/schema/diagnostics/words";
import type { SiteModel, ThemeModel } from "@vitrine/schema/site-model";
import { fontAddress, type FontName } from "@vitrine/schema/typeface";
import { writesFiles } from "@vitrine/generator/shard";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { buildSite } from "@vitrine/vite-ssg/build-site";
import { drawOpenGraph } from "@vitrine/vite-ssg/draw-open-graph";
import { siteIcons } from "@vitrine/vite-ssg/site-icons";
import { copiedFile, folderFiles, type SiteFile, textFile } from "@vitrine/vite-ssg/site-files";
import { buildSummary, failureSummary } from "./build-summary.ts";
import { bundleOptions } from "./bundle-options.ts";
import { describeThisHosting, hostingRemarks } from "./describe-this-hosting.ts";
import { openHosting, recordOrigin, writeHostingFolder } from "./hosting-folder.ts";
import { photoFiles } from "./photo-encoder.ts";
import { fontFile } from "../site-paths.ts";

/** The most pages whose text files the build compresses, at 0.1 s a page, unless `site.yaml` decides. */
const MAX_COMPRESSED_PAGES = 1000;

/** Builds checked content with this site's templates. `made` is the bundle, if it exists already. */
export async function buildThisSite(request: BuildRequest, made?: Bundle) {
  const { contentDir, outDir, cacheDir, photos, encoded, shard, workers, signal, progress } = request;
  const { model: site, pages, makerInput, moved } = request.site;
  const started = performance.now();
  const precompressed = site.hosting?.compressed ?? pages.length <= MAX_COMPRESSED_PAGES;
  const bundled = made ?? (await bundle(bundleOptions(cacheDir), signal));
  const hosting = describeThisHosting(site, {
    redirects: [...moved].map(([from, to]) => ({ from, to })),
    precompressed,
  });
  const beside = writesFiles(shard) ? await filesBesidePages(request, hosting) : undefined;
  const { failures, sizes, rendered, written, removed } = await buildSite({
    cacheDir,
    outDir,
    site,
    pages,
    maker: { module: import.meta.resolve("@vitrine/generator/make-page"), input: makerInput },
    bundled,
    files: beside?.files,
    compressed: precompressed ? COMPRESSIBLE : [],
    // A shard does not know the other shards' files, so it can't keep those of earlier builds.
    retention: {
      prefixes: FETCHED_LATER,
      builds: shard === undefined ? (site.hosting?.previousBuilds ?? 1) : 0,
    },
    onPublish: () => {
      recordOrigin(outDir, contentDir);
      openHosting(outDir, hosting);
    },
    shard,
    render: { workers, signal, onProgress: (done, all) => progress?.(RENDERED, done, all) },
  });
  if (failures.length > 0)
    return {
      failures: describeFailures(failures),
      sizes,
      summary: failureSummary(failures.length, pages.length),
    };
  writeHostingFolder(outDir, hosting);
  const summary = buildSummary({
    pages: pages.length,
    rendered,
    written,
    removed,
    drawn: beside?.drawn ?? 0,
    reused: bundled.reused,
    encoded: photos.length === 0 ? undefined : encoded,
    seconds: (performance.now() - started) / 1000,
    shard,
  });
  return { failures: [], sizes, summary: joined([summary, ...hostingRemarks(hosting)], NEW_LINE) };
}

const RENDERED: Words = { en: "Rendered", fr: "Rendu" };

const NEW_LINE: Words = { en: "\n", fr: "\n" };

/** Lists all files besides the bundle and the pages. Missing Open Graph images are drawn here. */
async function filesBesidePages(
  {
    contentDir,
    cacheDir,
    site: { model: site, pages, data, media: drawn, documents },
    photos,
    signal,
  }: BuildRequest,
  hosting: Hosting,
): Promise<{ readonly files: readonly SiteFile[]; readonly drawn: number }> {
  const media = [...drawn, ...photoFiles(photos, cacheDir)];
  const openGraph = await drawOpenGraph(
    pages.flatMap(({ openGraphImage }) => openGraphImage ?? []),
    {
      // The first file has the whole typeface.
      fontFile: fontFile(site.theme.fonts.title[0] as FontName, contentDir),
      look: site.theme,
      sign: site.sign,
      pictures: new Map(media.map(({ address, file }) => [address, file])),
      cacheDir: join(cacheDir, "og"),
      signal,
    },
  );
  const files = [
    ...Object.entries(publishedHostFiles(hosting)).map(([path, text]) => textFile(path, text)),
    ...movedPages(hosting).map(({ path, text }) => textFile(path, text)),
    ...(await brandFiles(site, contentDir, cacheDir)),
    ...fontFiles(site.theme, contentDir),
    ...documents.map((address) => copiedFile(address.slice(1), join(contentDir, address))),
    // These addresses change with the bytes.
    ...media.map(({ address, file }) => copiedFile(address.slice(1), file, address)),
    ...openGraph.files,
    ...data.map(({ address, text }) => textFile(address.slice(1), text)),
    ...securityFiles(site),
  ];
  return { files, drawn: openGraph.drawn };
}

/** Drawings of `brand/` that a build only makes other files of. */
const SIGNS = new Set(["icon.svg", "icon-maskable.svg"]);

/** The site's icons, and its own files of `brand/`, such as its logo. */
async function brandFiles(site: SiteModel, contentDir: string, cacheDir: string): Promise<SiteFile[]> {
  const folder = join(contentDir, "brand");
  // Fonts are published under addresses with their versions, and only those that the theme names.
  const own = folderFiles(folder).filter(({ path }) => !SIGNS.has(path) && !isOwnFont(`brand/${path}`));
  const maskable = join(folder, "icon-maskable.svg");
  const icons = await siteIcons({
    name: site.name,
    language: "fr",
    sign: site.sign,
    maskable: existsSync(maskable) ? readFileSync(maskable, "utf8") : undefined,
    paper: site.theme.colours.paper,
    cacheDir: join(cacheDir, "icons"),
  });
  return [...own, ...icons];
}

/** The files of the site's typefaces. */
const fontFiles = ({ fonts }: ThemeModel, contentDir: string): SiteFile[] =>
  [...fonts.title, ...fonts.text].map((font) =>
    copiedFile(fontAddress(font).slice(1), fontFile(font, contentDir)),
  );

/** The contact for security reports (RFC 9116); no file unless `site.yaml` gives its date of expiry. */
function securityFiles({ url, contact, hosting }: SiteModel) {
  const { security } = hosting ?? {};
  if (security === undefined) return [];
  const known = { contact: security.contact ?? contact.email, expires: security.expires };
  return [textFile(".well-known/security.txt", securityTxt(known, url))];
}

/** One text for each cause, because an error in a template fails many pages with the same message. */
function describeFailures(failures: readonly { route: string; message: string }[]): string[] {
  return [...Map.groupBy(failures, ({ message }) => message)].map(
    ([message, pages]) =>
      `Could not be rendered: ${pages.map(({ route }) => route).join(", ")}\n${message}\n`,
  );
}
