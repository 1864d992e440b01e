import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { bytesOf, differences, freshCache, type Places } from "./site-runs.ts";

/** Where the forms of each version of the site post to: it is in the pages and in the headers. */
export const WEBHOOKS = ["https://one.example", "https://two.example", "https://three.example"] as const;
export type Webhook = (typeof WEBHOOKS)[number];

/** What a build in a process of its own came to. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

type Bytes = ReturnType<typeof bytesOf>;

/** What a build puts out: the published folder, and the one for hosts. */
export interface CleanBuild {
  readonly output: Bytes;
  readonly hosting: Bytes;
}
export type CleanBuilds = ReadonlyMap<Webhook, CleanBuild>;

/** What builds that know nothing put out, each version by its webhook. */
export async function cleanBuilds({ contentDir }: Places, folder: string): Promise<CleanBuilds> {
  const outputs = new Map<Webhook, CleanBuild>();
  for (const webhook of WEBHOOKS) {
    const places = { contentDir, outDir: join(folder, "out"), cacheDir: join(folder, "cache") };
    rmSync(folder, { recursive: true, force: true });
    freshCache(places.cacheDir, paths.cache);
    const ended = await build(places, webhook).ended;
    if (ended.code !== 0) throw new Error(`The clean build ended with ${ended.code}: ${ended.said}`);
    outputs.set(webhook, outputOf(places));
  }
  return outputs;
}

const outputOf = ({ outDir }: Places): CleanBuild => ({
  output: bytesOf(outDir),
  hosting: bytesOf(`${outDir}.hosting`),
});

/** What is other than a build that knew nothing has it. */
export function isAsClean(places: Places, clean: CleanBuild | undefined): string[] {
  const { output, hosting } = outputOf(places);
  return [
    ...differences(output, clean?.output),
    ...differences(hosting, clean?.hosting),
    ...(existsSync(`${places.outDir}.staging`) ? ["the staging folder is left"] : []),
  ];
}

/** Starts a build as the command line does. */
export function build({ contentDir, outDir, cacheDir }: Places, webhook: Webhook) {
  const folders = ["--content", contentDir, "--out", outDir, "--cache", cacheDir];
  const child = spawn(process.execPath, [join(paths.app, "vitrine.mjs"), "build", ...folders], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, VITRINE_WEBHOOK_URL: `${webhook}/quote` },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "close").then(([code]): Ended => ({ code: code as number | null, said }));
  return { ended, kill: () => child.kill("SIGKILL") };
}
