import { join, relative, sep } from "node:path";
import type { UserConfig } from "vite";
import { vitrineSsg } from "@vitrine/vite-ssg/vitrine-ssg";
import { atelierAt } from "./dev/atelier/atelier-at.ts";
import type { SiteDev } from "./dev/site-dev.ts";
import { NO_CODE } from "./build/code-hash.ts";
import { devMedia } from "./dev/dev-media.ts";
import { paths } from "./site-paths.ts";
import { islands } from "./src/islands.ts";

const rootScripts = {
  outbox: "@vitrine/forms/deliver-from-page",
  "outbox-worker": "@vitrine/forms/outbox-worker",
};

/** Names of files that development does not watch in the folders of the code. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set([...NO_CODE, ".local", ".turbo", ".vitrine"]);

const isIgnored = (path: string) =>
  relative(paths.workspace, path)
    .split(sep)
    .some((name) => NOT_FOLLOWED.has(name));

/** The site's Vite configuration. The caller supplies the development server's pages. */
export function siteViteConfig(dev: SiteDev): UserConfig {
  return {
    root: paths.app,
    publicDir: join(dev.contentDir, "brand"),
    plugins: [
      vitrineSsg({
        renderEntry: "/src/render.tsx",
        clientEntry: "/src/page.ts",
        templates: "@vitrine/ui/templates",
        islands,
        rootScripts,
        code: { folder: `${paths.workspace}/packages`, isIgnored },
        dev,
        toolAt: atelierAt(dev),
      }),
      devMedia(dev),
    ],
    // Dependencies are found at the start. Vite would otherwise find them when the first island wakes, and
    // reload the page.
    optimizeDeps: {
      include: [
        "react",
        "react-dom/client",
        "react-dom",
        "react/jsx-dev-runtime",
        "@vitrine/forms > @tanstack/query-core",
        "@vitrine/forms > idb",
        "@vitrine/forms > zustand/react",
        "@vitrine/forms > zustand/vanilla",
        "@vitrine/ui > @floating-ui/react",
      ],
    },
    server: { fs: { allow: [paths.workspace] } },
  };
}
