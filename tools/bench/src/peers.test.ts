import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { type Peer, peers, writePeerSite } from "./peers.ts";

const work = temporaryFolder();

it("writes a peer's pages with the place's grammar in them, and counts what it has made", () => {
  const folder = join(work, "content");
  mkdirSync(join(folder, "zones"), { recursive: true });
  writeFileSync(join(folder, "zones/le-kremlin-bicetre.yaml"), "title: Ici\ntagline: Tout est net.\n");
  const site = writePeerSite(peers["hugo"] as Peer, join(work, "hugo"), {
    folder,
    zones: ["zones/le-kremlin-bicetre.yaml"],
    communes: [{ name: "Le Kremlin-Bicêtre", elides: false }],
  });
  expect(existsSync(join(site.cwd, "hugo.toml"))).toBe(true);
  expect(readFileSync(join(site.cwd, "content/le-kremlin-bicetre.md"), "utf8")).toBe(
    '---\ntitle: "Entreprise de nettoyage au Kremlin-Bicêtre"\nlieu: "Le Kremlin-Bicêtre"\natLieu: "au Kremlin-Bicêtre"\ntagline: Tout est net.\n---\n',
  );
  mkdirSync(join(site.cwd, "public/le-kremlin-bicetre"), { recursive: true });
  writeFileSync(join(site.cwd, "public/le-kremlin-bicetre/index.html"), "");
  expect(site.countPages()).toBe(1);
});
