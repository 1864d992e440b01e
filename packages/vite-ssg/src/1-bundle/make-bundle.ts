import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder, type Rolldown } from "vite";
import { entryNameOf, PAGE_SCRIPT, RENDER_ENTRY } from "../plugin/entry-names.ts";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import type { BundleOptions } from "./bundle.ts";
import { bundlePaths } from "./bundle-paths.ts";
import { type BundleRecord, recordBundle } from "./bundle-record.ts";
import { styleHashes } from "./style-hashes.ts";
import { thirdPartyNotice } from "./third-party-notice.ts";

/** Where the licences of what the site ships are published. */
const NOTICE = "third-party-notices.txt";

/** Builds the server and client bundles, and records what they were made of. */
export async function makeBundle({
  appRoot,
  cacheDir,
  alsoDependsOn,
  pageImports,
  shippedWorks,
}: BundleOptions): Promise<BundleRecord> {
  // Vite looks here.
  process.env["NODE_ENV"] = "production";
  const { serverDir, clientDir, record } = bundlePaths(cacheDir);
  rmSync(join(cacheDir, "bundle"), { recursive: true, force: true });
  mkdirSync(join(cacheDir, "bundle"), { recursive: true });
  // A package.json further up may say that files here are CommonJS.
  writeFileSync(join(cacheDir, "bundle", "package.json"), '{ "type": "module" }\n');
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
  return recordBundle(record, outputs, alsoDependsOn, {
    scripts: scriptAddresses(outputs[0] as Rolldown.RolldownOutput),
    styleHashes: await styleHashes({
      templates: pageImports.map((specifier) => join(serverDir, `${entryNameOf(specifier)}.js`)),
      renderer: join(serverDir, `${RENDER_ENTRY}.js`),
    }),
  });
}

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
