import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { FONTS } from "@vitrine/generator/own-fonts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, "");

/** Paths of the site's parts. */
export const paths = {
  workspace: at("../../"),
  app: at("./"),
  content: at("../../content"),
  /** Generated page modules, bundles and records. */
  cache: at("./.vitrine"),
  dist: at("./dist"),
} as const;

/** Folders of a site on this machine, by its content folder; without one, this repository's site. */
export function foldersOf(contentDir: string = paths.content): SiteFolders & {
  /** The build that `npm start` serves: its forms post to the local inbox. */
  readonly localDist: string;
  /** Requests that the local inbox took. Not in the cache folder, since leads exist nowhere else. */
  readonly leads: string;
} {
  if (isSame(contentDir, paths.content))
    return {
      contentDir,
      outDir: paths.dist,
      cacheDir: paths.cache,
      localDist: at("./.local/dist"),
      leads: at("../../tools/inbox/data"),
    };
  return {
    contentDir,
    outDir: join(contentDir, "dist"),
    cacheDir: join(contentDir, ".vitrine"),
    localDist: join(contentDir, ".vitrine/local/dist"),
    leads: join(contentDir, ".leads"),
  };
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Gives the file of one of a site's fonts. */
export const fontFile = (
  { name, isOwn }: { readonly name: string; readonly isOwn?: boolean },
  contentDir: string,
): string =>
  isOwn ? join(contentDir, FONTS, `${name}.woff2`) : at(`../../packages/ui/src/fonts/${name}.woff2`);

/** Third-party works in the pages besides packages: fonts, drawings, names and figures of communes. */
export const shippedWorks = [
  {
    name: "Bricolage Grotesque, Instrument Sans, Gabarito, Figtree, Newsreader and Public Sans",
    license: "OFL-1.1",
    file: at("../../packages/ui/src/fonts/OFL.txt"),
  },
  { name: "Lucide icons", license: "ISC", file: at("../../packages/ui/node_modules/lucide-react/LICENSE") },
  {
    name: "@etalab/decoupage-administratif: communes, from INSEE, IGN and La Poste",
    license: "MIT, data under Licence Ouverte 2.0",
    file: at("../../packages/generator/node_modules/@etalab/decoupage-administratif/LICENSE"),
  },
] as const;
