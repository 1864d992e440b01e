import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { readKeptJson, writeKept } from "@vitrine/generator/kept-file";
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
  /** Hash of all that came out, as it stands on disk. */
  readonly onDisk: string;
}

/** Reads the record if every file that went into the bundle is as it was, and every file that came out. */
export function readBundle(recordFile: string): BundleRecord | undefined {
  const record = readKeptJson(recordFile) as StoredRecord | undefined;
  if (record === undefined) return undefined;
  const { key, scripts, styleHashes, inputs, onDisk } = record;
  const unchanged = Object.entries(inputs).every(
    ([path, hash]) => existsSync(fileAt(recordFile, path)) && hashOfFile(fileAt(recordFile, path)) === hash,
  );
  return unchanged && hashOnDisk(recordFile) === onDisk ? { key, scripts, styleHashes } : undefined;
}

/** Hash of the files beside a record. */
function hashOnDisk(recordFile: string): string {
  const folder = dirname(recordFile);
  const files = filesIn(folder).filter((path) => join(folder, path) !== recordFile);
  return hashOf(...files.sort().map((path) => `${path} ${hashOfFile(join(folder, path))}`));
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
  const onDisk = hashOnDisk(recordFile);
  writeKept(recordFile, JSON.stringify({ key, ...made, inputs, onDisk } satisfies StoredRecord));
  return { key, ...made };
}

const fileAt = (recordFile: string, path: string) => join(dirname(recordFile), path);

/** A module's file: without the marks that plugins put around it. */
const fileOf = (id: string) =>
  id
    .replace(/^\0/, "")
    .replace(/\?.*$/, "")
    .replace(/\.sheet\.js$/, "");
