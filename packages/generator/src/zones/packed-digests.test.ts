import { expect, it } from "vitest";
import { packDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

const digest = (path: string, text: readonly number[], isSigned: boolean): StoredDigest => ({
  hash: `hash of ${path}`,
  digest: {
    path,
    outline: { insee: "92024", neighbours: ["levallois-perret"] },
    page: { title: "Nettoyage à Clichy", description: "« L’été »" },
    diagnostics: [],
    shared: [],
    mentions: [],
    images: ["zones/paris"],
    names: ["lieu"],
    text: Uint32Array.from(text),
    signature: isSigned ? Uint32Array.from({ length: 64 }, (_, i) => i * 7) : undefined,
  },
});
const stored = [
  digest("zones/clichy.yaml", [1, 0xffffffff, 3], true),
  digest("zones/é.yaml", [], false),
  digest("zones/x.yaml", [5], true),
];

it("unpacks what was packed", () => {
  const unpacked = unpackDigests(packDigests(stored, { key: "1" }));
  expect(unpacked).toEqual({ stored, more: { key: "1" } });
  expect(unpackDigests(packDigests([]))).toEqual({ stored: [], more: null });
});
