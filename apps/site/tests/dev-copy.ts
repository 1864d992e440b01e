import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import { siteDev } from "../dev/site-dev.ts";
import { FREE_PORT, startDevServer } from "../dev/start-dev-server.ts";
import { paths } from "../site-paths.ts";
import { copyReference } from "./copy-content.ts";

export interface CopyOptions extends Omit<Parameters<typeof siteDev>[0], "contentDir" | "cacheDir"> {
  /** Changes the copy before the server starts. */
  readonly edit?: (content: string) => void;
}

/** A copy of the real content with few local pages, and its development server. */
export function devCopy({ edit, ...options }: CopyOptions = {}) {
  // Vite serves files of the workspace only.
  mkdirSync(paths.cache, { recursive: true });
  const folder = mkdtempSync(join(paths.cache, "dev-test-"));
  const [content, cacheDir] = [join(folder, "content"), join(folder, "cache")];
  cpSync(paths.content, content, { recursive: true });
  keepFewZones(content);
  copyReference(cacheDir);
  edit?.(content);
  const dev = siteDev({ contentDir: content, cacheDir, ...options });
  return {
    content,
    dev,
    /** Starts the server. Closing it deletes the copy. */
    async start() {
      const settings = { logLevel: "silent", cacheDir: join(folder, "vite"), server: FREE_PORT } as const;
      const server = await startDevServer(dev, settings);
      const { origin } = new URL(server.resolvedUrls?.local[0] ?? "");
      return {
        server,
        url: origin,
        close: () => server.close().then(() => rmSync(folder, { recursive: true })),
      };
    },
  };
}
