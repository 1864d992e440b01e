// A second webhook gets requests that the first refuses for good, or has not taken for an hour.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../serve/serve-site.ts";
import { vitrine } from "../../build/vitrine-command.ts";
import { copySmallSite } from "../copy-content.ts";
import { type FaultyWebhook, faultyWebhook } from "./faulty-webhook.ts";
import { openForm, thanks } from "./quote-form-page.ts";
import { expect, test as base } from "./site-fixture.ts";

interface TwoWebhooks {
  readonly first: FaultyWebhook;
  readonly second: FaultyWebhook;
  readonly address: string;
}

const test = base.extend<{ webhooks: TwoWebhooks }>({
  webhooks: async ({ built }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-fallback-"));
    const [first, second] = [await faultyWebhook(), await faultyWebhook()];
    const content = join(folder, "content");
    copySmallSite(content);
    const outDir = join(folder, "dist");
    const settings = {
      ...process.env,
      VITRINE_WEBHOOK_URL: `http://localhost:${first.port}/quote`,
      VITRINE_WEBHOOK_FALLBACK_URL: `http://127.0.0.1:${second.port}/quote`,
    };
    const command = ["build", "--content", content, "--out", outDir, "--cache", built.cacheDir];
    expect(await vitrine(command, settings)).toBe(0);
    const site = await serveSite(outDir, 0);
    await use({ first, second, address: site.url });
    await Promise.all([site.close(), first.close(), second.close()]);
    await rm(folder, { recursive: true });
  },
});
test.use({ serviceWorkers: "block" });

test("the second gets at once what the first refuses for good, and after an hour what it has not taken", async ({
  page,
  webhooks,
}) => {
  const { first, second, address } = webhooks;
  await page.clock.install();
  const sendOne = async () => {
    await openForm(page, `${address}/demande`);
    await page.getByLabel("Nom").fill("D’Haïti & Fils");
    await page.getByLabel("E-mail").fill("zoe@entreprise.fr");
    await page.getByLabel("Votre demande").fill("Une fuite.");
    await page.getByLabel("Vous acceptez").check();
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(thanks(page)).toBeVisible();
  };
  await first.misbehave({ status: 413 });
  await sendOne();
  expect(await first.leads()).toHaveLength(0);
  const [lead] = await second.leads();
  expect(lead?.fields).toMatchObject({ nom: "D’Haïti & Fils", submission_failure: "413" });

  await first.misbehave({ status: 503 });
  await sendOne();
  expect(await second.leads()).toHaveLength(1);
  await page.goto("about:blank");
  await page.clock.fastForward("01:00:00");
  await page.goto(`${address}/tarifs`);
  await expect
    .poll(async () => (await second.leads()).map(({ fields }) => fields["submission_failure"]))
    .toEqual(["413", "503"]);
});
