import { test as base } from "@playwright/test";
import { devCopy } from "../dev-copy.ts";

export interface DevSite {
  readonly url: string;
  /** A copy of the content, which the server watches. */
  readonly content: string;
}

/** A development server for each worker, on a copy of the content. */
export const test = base.extend<object, { dev: DevSite }>({
  dev: [
    async ({}, use) => {
      const { content, start } = devCopy();
      const { url, close } = await start();
      await use({ url, content });
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";
