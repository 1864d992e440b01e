import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOfFiles } from "./folder-hash.ts";

let folder: string;
const at = (path: string) => join(folder, path);
const now = () => hashOfFiles(folder, ["."], (name) => name !== "made");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hash-"));
  mkdirSync(at("zones"));
  writeFileSync(at("zones/clichy.yaml"), "insee: 92024");
  writeFileSync(at("site.yaml"), "name: Hop & Net");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the hash of a folder changes", () => {
  it.each<[string, () => void]>([
    ["with a byte", () => writeFileSync(at("zones/clichy.yaml"), "insee: 92025")],
    ["with a file's name", () => renameSync(at("site.yaml"), at("sites.yaml"))],
    ["with a file's folder", () => renameSync(at("site.yaml"), at("zones/site.yaml"))],
    ["with an empty file", () => writeFileSync(at("zones/new.yaml"), "")],
    ["without a file", () => rmSync(at("site.yaml"))],
    ["with where a link leads", () => symlinkSync("nowhere", at("link.jpg"))],
    ["with a megabyte's last byte", () => writeFileSync(at("big"), Buffer.alloc((1 << 20) + 1, 1))],
  ])("%s", (_, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  it("with the file that a link leads to", () => {
    const outside = mkdtempSync(join(tmpdir(), "hash-"));
    writeFileSync(join(outside, "photo.jpg"), "one");
    symlinkSync(join(outside, "photo.jpg"), at("photo.jpg"));
    const before = now();
    writeFileSync(join(outside, "photo.jpg"), "two");
    expect(now()).not.toBe(before);
    rmSync(outside, { recursive: true });
  });

  it("with a link in place of a file with the same bytes", () => {
    const before = now();
    renameSync(at("site.yaml"), at(".site.yaml"));
    symlinkSync(at(".site.yaml"), at("site.yaml"));
    expect(now()).not.toBe(before);
  });

  it("with each part of a file that is read in several parts", () => {
    const bytes = Buffer.alloc(3 << 20, 7);
    writeFileSync(at("big"), bytes);
    const before = now();
    bytes[bytes.length - 1] = 8;
    writeFileSync(at("big"), bytes);
    expect(now()).not.toBe(before);
  });
});

describe("the hash of a folder stays", () => {
  it.each<[string, () => void]>([
    ["when a file is only touched", () => utimesSync(at("site.yaml"), 1, 1)],
    ["with hidden files", () => writeFileSync(at(".site.yaml.swp"), "x")],
    ["with what is left out", () => writeFileSync(at("zones/made"), "x")],
  ])("%s", (_, change) => {
    const before = now();
    change();
    expect(now()).toBe(before);
  });

  it("for a folder that does not exist", () => {
    expect(hashOfFiles(folder, ["nowhere"])).toBe(hashOfFiles(at("zones"), ["nowhere"]));
  });
});
