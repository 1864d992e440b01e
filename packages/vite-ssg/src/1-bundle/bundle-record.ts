import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Rolldown } from "vite";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";
import { hashOf, hashOfFile } from "../hash.ts";

/** What is remembered of a bundle: enough to know whether building it again would give the same. */
export interface BundleRecord {
  readonly key: string;
  readonly scripts: ScriptAddresses;
  /** SHA-256 of every `<style>` element that pages can have, in base 64. */
  readonly styleHashes: readonly string[];
}

interface StoredRecord extends BundleRecord {
  /** Content hash of every file that went in, by its path from the record. Packages are covered by the lockfile. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Reads the record if every file that went into the bundle is as it was. */
export function readBundle(recordFile: string): BundleRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  try {
    const { key, scripts, styleHashes, inputs } = JSON.parse(
      readFileSync(recordFile, "utf8"),
    ) as StoredRecord;
    const unchanged = Object.entries(inputs).every(
      ([path, hash]) => existsSync(fileAt(recordFile, path)) && hashOfFile(fileAt(recordFile, path)) === hash,
    );
    return unchanged ? { key, scripts, styleHashes } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down what the bundles were made of. The key is the hash of what came out. */
export function recordBundle(
  recordFile: string,
  outputs: readonly Rolldown.RolldownOutput[],
  alsoDependsOn: readonly string[],
  made: Omit<BundleRecord, "key">,
): BundleRecord {
  const chunks = outputs.flatMap(({ output }) => output);
  const modules = chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  const files = [...new Set([...modules.map(fileOf), ...alsoDependsOn])].filter(
    (file) => !file.includes("/node_modules/") && existsSync(file),
  );
  const inputs = Object.fromEntries(
    files.sort().map((file) => [relative(dirname(recordFile), file), hashOfFile(file)]),
  );
  const key = hashOf(
    ...chunks.map(
      (chunk) => `${chunk.fileName}\n${chunk.type === "chunk" ? chunk.code : hashOf(chunk.source)}`,
    ),
  );
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ key, ...made, inputs } satisfies StoredRecord));
  return { key, ...made };
}

const fileAt = (recordFile: string, path: string) => join(dirname(recordFile), path);

/** A module's file: without the marks that plugins put around it. */
const fileOf = (id: string) =>
  id
    .replace(/^\0/, "")
    .replace(/\?.*$/, "")
    .replace(/\.sheet\.js$/, "");
