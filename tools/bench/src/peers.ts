import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { placeName } from "@vitrine/french/place-name";
import type { BenchContent } from "./write-content.ts";

const SOURCES = fileURLToPath(new URL("../peers", import.meta.url));

/** Another tool that builds pages of the same parts from the same YAML. */
export interface Peer {
  readonly name: string;
  /** Its sources under `peers/`, which name the packages that it needs, if any. */
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its pages go. */
  readonly output: string;
  /** True if YAML stands in files of Markdown, as front matter. */
  readonly frontMatter?: boolean;
}

/** All of them, by the names that the command knows them by. */
export const peers: Readonly<Record<string, Peer>> = {
  hugo: { name: "Hugo", folder: "hugo", command: ["hugo", "--quiet"], output: "public", frontMatter: true },
  eleventy: {
    name: "Eleventy",
    folder: "eleventy",
    command: ["eleventy", "--quiet"],
    // It holds all pages: V8's own limit ends it at 34,900.
    env: { NODE_OPTIONS: "--max-old-space-size=16384" },
    output: "dist",
  },
  astro: {
    name: "Astro",
    folder: "astro",
    command: ["astro", "build"],
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
    output: "dist",
  },
};

type PlaceName = Pick<BenchContent["communes"][number], "name" | "elides">;

/** A peer's site, ready for a cold build. */
export interface PeerSite {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** How many pages are out. */
  countPages(): number;
}

/**
 * Writes a peer's site of the generated zones, and installs what it needs beside it. None checks anything or knows
 * place names, so those are written into the content beforehand.
 */
export function writePeerSite(
  peer: Peer,
  folder: string,
  content: Pick<BenchContent, "folder" | "zones"> & { readonly communes: readonly PlaceName[] },
): PeerSite {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(SOURCES, peer.folder), folder, { recursive: true });
  cpSync(join(SOURCES, "shared"), join(folder, "shared"), { recursive: true });
  mkdirSync(join(folder, "content"));
  for (const [i, path] of content.zones.entries()) {
    const text = withNames(readFileSync(join(content.folder, path), "utf8"), content.communes[i]);
    const name = basename(path, ".yaml");
    if (peer.frontMatter === true) writeFileSync(join(folder, "content", `${name}.md`), `---\n${text}---\n`);
    else writeFileSync(join(folder, "content", `${name}.yaml`), text);
  }
  if (existsSync(join(folder, "package.json")))
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    });
  const programs = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"] ?? ""];
  return {
    command: peer.command,
    cwd: folder,
    env: { ...process.env, ...peer.env, PATH: programs.join(delimiter) },
    countPages: () =>
      readdirSync(join(folder, peer.output), { recursive: true, encoding: "utf8" }).filter((path) =>
        path.endsWith("/index.html"),
      ).length,
  };
}

/** A zone's own texts, with what Vitrine makes of its commune's name. */
function withNames(text: string, commune: PlaceName | undefined): string {
  const { name, at } = placeName(commune?.name ?? "", commune?.elides);
  const own = text.replace(/^(?:title|shortTitle): .*\n/gm, "");
  const title = `Entreprise de nettoyage ${at}`;
  return `title: ${JSON.stringify(title)}\nlieu: ${JSON.stringify(name)}\natLieu: ${JSON.stringify(at)}\n${own}`;
}
