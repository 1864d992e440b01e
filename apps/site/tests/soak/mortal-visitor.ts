import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { faultyWebhook } from "../browser/faulty-webhook.ts";
import { openForm } from "../browser/quote-form-page.ts";
import { mortalBrowser } from "../browser/mortal-browser.ts";
import { waitForScripts } from "../browser/page-script.ts";
import { type Visitor, visitorIn } from "../browser/visitor-fixture.ts";
import type { RunningSite } from "../running-site.ts";

/** A visitor whose browser may be killed, to continue in another one with the same profile. */
export interface MortalVisitor {
  /** The visitor in the current browser. */
  readonly visitor: Visitor;
  /** Number of posts from all browsers. */
  posts(): number;
  /**
   * Kills the browser after some milliseconds. Gives the form in the next browser, whose clock continues at
   * the same time.
   */
  die(page: Page, milliseconds: number): Promise<Page>;
  close(): Promise<void>;
}

export async function mortalVisitor(site: RunningSite): Promise<MortalVisitor> {
  const profile = await mkdtemp(join(tmpdir(), "vitrine-mortal-"));
  const webhook = await faultyWebhook();
  const live = async (time?: number) => {
    const browser = await mortalBrowser(profile, site.hostRules(`127.0.0.1:${webhook.port}`));
    const { context } = browser;
    // A browser that Playwright did not start has no base URL.
    context.on("page", (page) => {
      const goto = page.goto.bind(page);
      page.goto = (address, options) => goto(new URL(address, site.url).href, options);
    });
    waitForScripts(context);
    await context.clock.install(time === undefined ? {} : { time });
    return { ...browser, visitor: visitorIn(context, webhook, site) };
  };
  let life = await live();
  let earlierPosts = 0;
  return {
    get visitor() {
      return life.visitor;
    },
    posts: () => earlierPosts + life.visitor.posts(),
    async die(page, milliseconds) {
      const time = await page.evaluate(() => Date.now());
      await sleep(milliseconds);
      await life.kill();
      earlierPosts += life.visitor.posts();
      life = await live(time + milliseconds);
      const next = await life.context.newPage();
      await openForm(next);
      return next;
    },
    async close() {
      await life.kill();
      await webhook.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
