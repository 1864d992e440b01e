import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPlan } from "@vitrine/generator/build-plan";
import { paths } from "../../site-paths.ts";

/** Route of the local page that the peers make too. */
const ROUTE = "/clichy";

/** The peers' names, with the folders of their builds. */
const PEERS = { Astro: "dist", Next: "out" } as const;

/**
 * Builds the local page of Clichy with Astro and with Next, from its YAML, and gives the folder of each page.
 * Pictures are the same, menus are React, fonts are the system's. The packages come from the registry into a
 * temporary folder that later runs reuse. Throws if a peer can't be installed or built.
 */
export async function buildPeers(): Promise<{ readonly name: string; readonly folder: string }[]> {
  const page = JSON.stringify(await pageContent());
  return Object.entries(PEERS).map(([name, output]) => {
    const folder = join(tmpdir(), "vitrine-page-peers", name.toLowerCase());
    for (const part of [name.toLowerCase(), "shared"])
      cpSync(
        fileURLToPath(new URL(`peers/${part}`, import.meta.url)),
        part === "shared" ? join(folder, part) : folder,
        { recursive: true },
      );
    writeFileSync(join(folder, "page.json"), page);
    const pictures = join(folder, "public/images/zones");
    mkdirSync(pictures, { recursive: true });
    cpSync(join(paths.dist, "images/zones"), pictures, { recursive: true });
    cpSync(join(paths.dist, "favicon.ico"), join(folder, "public/favicon.ico"));
    const npm = (...words: string[]) =>
      execFileSync("npm", words, {
        cwd: folder,
        stdio: ["ignore", process.stderr, process.stderr],
        env: ENV,
      });
    npm("install", "--no-audit", "--no-fund", "--ignore-scripts");
    npm("run", "build");
    return { name, folder: join(folder, output, ROUTE) };
  });
}

const ENV = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

/** The content of the page, of its menus and of its footer. */
async function pageContent(): Promise<object> {
  const { site } = await buildPlan({
    contentDir: paths.content,
    cacheDir: paths.cache,
    settings: {},
    release: false,
    dated: false,
  });
  const all = site?.pages.flatMap(({ route }) => site.modelAt(route) ?? []) ?? [];
  const links = (made: string) =>
    all.filter(({ template }) => template === made).map(({ route, head }) => ({ route, name: head.title }));
  const page = all.find(({ route }) => route === ROUTE);
  if (page === undefined) throw new Error(`There is no page ${ROUTE} for the peers to make.`);
  const { head, props } = page;
  return { head, props, site: { sectors: links("SectorPage"), links: [], zones: links("ZonePage") } };
}
