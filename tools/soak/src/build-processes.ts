import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { paths } from "@vitrine/site/paths";
import { differences, freshCache, type Output, outputOf } from "./site-runs.ts";

/** Where the forms of each version of the site post to: the address stands in the pages and in the headers. */
export const WEBHOOKS = ["https://one.example", "https://two.example", "https://three.example"] as const;
export type Webhook = (typeof WEBHOOKS)[number];

/** The output of a clean build of each version. */
export type CleanBuilds = ReadonlyMap<Webhook, Output>;

/** Builds each version of the site without a cache. */
export async function cleanBuilds(contentDir: string, folder: string): Promise<CleanBuilds> {
  const outputs = new Map<Webhook, Output>();
  for (const webhook of WEBHOOKS) {
    const places = { contentDir, outDir: join(folder, "out"), cacheDir: join(folder, "cache") };
    rmSync(folder, { recursive: true, force: true });
    freshCache(places.cacheDir);
    const { code, said } = await build(places, webhook).ended;
    if (code !== 0) throw new Error(`The clean build ended with ${code}: ${said}`);
    outputs.set(webhook, publishedBy(places));
  }
  return outputs;
}

/** The published folder, and the folder for hosts beside it. */
const publishedBy = ({ outDir }: SiteFolders): Output => {
  const hosting = [...outputOf(`${outDir}.hosting`)];
  return new Map([
    ...outputOf(outDir),
    ...hosting.map(([path, bytes]) => [`.hosting/${path}`, bytes] as const),
  ]);
};

/** Names what differs from a clean build. */
export const differencesFrom = (clean: Output = new Map(), places: SiteFolders): string[] => [
  ...differences(publishedBy(places), clean),
  ...(existsSync(`${places.outDir}.staging`) ? ["the staging folder is left"] : []),
];

/** Starts a build as the command line does. */
export function build({ contentDir, outDir, cacheDir }: SiteFolders, webhook: Webhook) {
  const folders = ["--content", contentDir, "--out", outDir, "--cache", cacheDir];
  const child = spawn(process.execPath, [join(paths.app, "build/vitrine.ts"), "build", ...folders], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, VITRINE_WEBHOOK_URL: `${webhook}/quote` },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return { ended, kill: () => child.kill("SIGKILL") };
}
