// The process that makes the bundles. The options are its input; the bundles, or a failure, are its answer.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder, type Rolldown } from "vite";
import { systemError } from "@vitrine/generator/system-fault";
import { PAGE_SCRIPT } from "../plugin/entry-names.ts";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import { bundleFolders, type BundleOptions } from "./bundle.ts";
import { type PackageLicense, thirdPartyNotice } from "./third-party-notice.ts";

/** The answer of the process once the bundles are on disk, or the reason why they are not. */
export type BundleAnswer = { readonly scripts: ScriptAddresses } | BundleFailure;

interface BundleFailure extends Pick<NodeJS.ErrnoException, "code" | "syscall" | "path"> {
  readonly message: string;
  readonly stack?: string | undefined;
}

/** Address of the licences of all third-party works that the site ships. */
const NOTICE = "third-party-notices.txt";
/** Vite's list of the packages' licences, which is not published. */
const LICENSES = "licenses.json";

process.once("message", async (options: BundleOptions) => {
  const answer = await makeBundle(options).then((scripts): BundleAnswer => ({ scripts }), failureOf);
  process.send?.(answer, () => process.disconnect?.());
});
// The parent has gone, so no process waits for the bundles.
process.once("disconnect", () => process.exit());

function failureOf(error: unknown): BundleFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, syscall, path } = systemError(error) ?? (error as NodeJS.ErrnoException);
  return { message, stack, ...(syscall !== undefined && { code, syscall, path }) };
}

async function makeBundle({ appRoot, cacheDir, shippedWorks }: BundleOptions): Promise<ScriptAddresses> {
  const { folder, serverDir, clientDir } = bundleFolders(cacheDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A package.json further up may declare that files here are CommonJS.
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const builder = await createBuilder({
    root: appRoot,
    logLevel: "warn",
    publicDir: false,
    build: { emptyOutDir: true },
    environments: {
      client: { build: { outDir: clientDir, license: { fileName: LICENSES } } },
      ssr: { build: { outDir: serverDir } },
    },
  });
  const build = async (name: "client" | "ssr") => {
    const environment = builder.environments[name];
    if (environment === undefined) throw new Error(`Vite has no "${name}" environment.`);
    const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
    return output;
  };
  const client = await build("client");
  await build("ssr");
  const licenses = join(clientDir, LICENSES);
  const packages = JSON.parse(readFileSync(licenses, "utf8")) as PackageLicense[];
  rmSync(licenses);
  writeFileSync(join(clientDir, NOTICE), thirdPartyNotice(packages, shippedWorks));
  return scriptAddresses(client.filter((part) => part.type === "chunk"));
}

function scriptAddresses(chunks: readonly Rolldown.OutputChunk[]): ScriptAddresses {
  const entries = chunks.filter(({ isEntry, fileName }) => isEntry && fileName.startsWith("assets/"));
  const addresses = Object.fromEntries(entries.map(({ name, fileName }) => [name, `/${fileName}`]));
  const { [PAGE_SCRIPT]: page, ...islands } = addresses;
  if (page === undefined) throw new Error("The client bundle has no page script.");
  return { page, islands };
}
