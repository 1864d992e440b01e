import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import { entryNameOf, PAGE_SCRIPT, RENDER_ENTRY } from "../plugin/entry-names.ts";
import { type ShippedWork, thirdPartyNotice } from "./third-party-notice.ts";
import { styleHashes } from "./style-hashes.ts";
import { type BundleRecord, readBundle, recordBundle } from "./bundle-record.ts";

export interface BundleOptions {
  /** The app's folder, which holds its `vite.config.ts`. */
  readonly appRoot: string;
  /** Where the bundles and the record of what they were made of are kept. */
  readonly cacheDir: string;
  /** Files outside the module graph that the bundles depend on: lockfile, configuration. */
  readonly alsoDependsOn: readonly string[];
  /** Module specifiers that page modules import, as given to `vitrineSsg`. */
  readonly pageImports: readonly string[];
  /** What of others the pages hold besides packages. */
  readonly shippedWorks: readonly ShippedWork[];
}

/** The template bundle and the browser's scripts, on disk. */
export interface Bundle {
  /** Hash of everything that the bundles were made of. */
  readonly key: string;
  readonly serverDir: string;
  readonly clientDir: string;
  readonly scripts: ScriptAddresses;
  /** SHA-256 of every `<style>` element that pages can have, in base 64. */
  readonly styleHashes: readonly string[];
  readonly reused: boolean;
}

/** Where the licences of what the site ships are published. */
const NOTICE = "third-party-notices.txt";

/** Builds the server and client bundles, or reuses those of last time if nothing that they hold has changed. */
export async function bundle({
  appRoot,
  cacheDir,
  alsoDependsOn,
  pageImports,
  shippedWorks,
}: BundleOptions): Promise<Bundle> {
  // Vite and React look here: a build is for production, whatever the shell or a test runner has set.
  process.env["NODE_ENV"] = "production";
  const serverDir = join(cacheDir, "bundle", "server");
  const clientDir = join(cacheDir, "bundle", "client");
  const record = join(cacheDir, "bundle", "record.bin");
  const known = readBundle(record);
  if (known !== undefined) return { ...known, serverDir, clientDir, reused: true };

  rmSync(join(cacheDir, "bundle"), { recursive: true, force: true });
  mkdirSync(join(cacheDir, "bundle"), { recursive: true });
  // A package.json further up may say that files here are CommonJS.
  writeFileSync(join(cacheDir, "bundle", "package.json"), '{ "type": "module" }\n');
  // Loaded late: a build that changes one page does without it.
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({
    root: appRoot,
    logLevel: "warn",
    mode: "production",
    environments: {
      client: { build: { outDir: clientDir, emptyOutDir: true, copyPublicDir: false } },
      ssr: { build: { outDir: serverDir, emptyOutDir: true, copyPublicDir: false } },
    },
  });
  const outputs: Rolldown.RolldownOutput[] = [];
  for (const name of ["client", "ssr"]) {
    const environment = builder.environments[name];
    if (environment === undefined) throw new Error(`Vite has no "${name}" environment.`);
    outputs.push((await builder.build(environment)) as Rolldown.RolldownOutput);
  }
  writeFileSync(join(clientDir, NOTICE), thirdPartyNotice(modulesOf(outputs[0]), shippedWorks));
  const built: BundleRecord = recordBundle(record, outputs, alsoDependsOn, {
    scripts: scriptAddresses(outputs[0] as Rolldown.RolldownOutput),
    styleHashes: await styleHashes({
      templates: pageImports.map((specifier) => join(serverDir, `${entryNameOf(specifier)}.js`)),
      renderer: join(serverDir, `${RENDER_ENTRY}.js`),
    }),
  });
  return { ...built, serverDir, clientDir, reused: false };
}

/** Where the template bundle stands, and in which of its files is what pages import. */
export const bundleFiles = (pageImports: readonly string[], { serverDir }: Pick<Bundle, "serverDir">) => ({
  serverDir,
  imports: Object.fromEntries(
    pageImports.map((specifier) => [specifier, join(serverDir, `${entryNameOf(specifier)}.js`)]),
  ),
});

function scriptAddresses({ output }: Rolldown.RolldownOutput): ScriptAddresses {
  const entries = output.flatMap((chunk) =>
    chunk.type === "chunk" && chunk.isEntry && chunk.fileName.startsWith("assets/")
      ? [[chunk.name, `/${chunk.fileName}`] as const]
      : [],
  );
  const { [PAGE_SCRIPT]: page, ...islands } = Object.fromEntries(entries);
  if (page === undefined) throw new Error("The client bundle has no page script.");
  return { page, islands };
}

/** The modules that a bundle has kept something of. */
function modulesOf(output: Rolldown.RolldownOutput | undefined): string[] {
  const chunks = output?.output.filter((part) => part.type === "chunk") ?? [];
  return chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { code }]) => (code === null || code === "" ? [] : [id])),
  );
}
