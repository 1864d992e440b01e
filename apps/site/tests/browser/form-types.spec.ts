// A form of other types than Hop & Net's, on the smallest site: several choices, numbers, dates, consent, files and a
// condition.
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { serveSite } from "../../serve/serve-site.ts";
import { buildToServe } from "../build-to-serve.ts";
import { copySmallSite } from "../copy-content.ts";
import { faultyWebhook } from "./faulty-webhook.ts";
import { withoutBackgroundSync } from "./kill-rounds.ts";
import { mortalBrowser } from "./mortal-browser.ts";
import { expectAccessible, openForm, sendButton, summary, thanks } from "./quote-form-page.ts";
import { ADDRESSES } from "./shared-build.ts";
import { expect, test as base } from "./site-fixture.ts";

let folder: string;
let served: Awaited<ReturnType<typeof serveSite>>;
let home = "";
const test = base.extend({ baseURL: async ({}, use) => use(home) });

// One worker runs all tests, so that this site is built once.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-form-"));
  const built = await buildToServe(folder, ADDRESSES, (content) => {
    copySmallSite(content);
    copyFileSync(join(import.meta.dirname, "form-types.yaml"), join(content, "form.yaml"));
  });
  served = await serveSite(built.folder, 0);
  home = served.url;
});
test.afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const PHOTO = { name: "Fuite été.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0, 13, 10]) };

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Une maison").check();
  await page.getByLabel("Salle de bains").check();
  await page.getByLabel("cave").check();
  await page.getByLabel("À partir du", { exact: true }).fill("2026-12-24");
  await page.getByLabel("Courriel").fill("zoe@entreprise.fr");
  await page.getByLabel("J’accepte d’être rappelé.").check();
}

const ANSWERS = {
  logement: "maison",
  pieces: ["bains", "cave"],
  debut: "2026-12-24",
  courriel: "zoe@entreprise.fr",
  accord: "oui",
};

test("two fields of a row are in line, each right below its label", async ({ page }) => {
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, "/demande");
    // A label's text, since the label itself may be as high as its row.
    const ends = (selector: string) =>
      page.locator(selector).evaluateAll((pair) =>
        pair.map((each) => {
          const range = document.createRange();
          range.selectNode(each.firstChild ?? each);
          return range.getBoundingClientRect().bottom;
        }),
      );
    for (const pair of ["#nom, #gardien", "[for=nom], [for=gardien]"]) {
      const [first, second] = await ends(pair);
      expect(second, `${pair} at ${width}`).toBeCloseTo(first ?? 0, 1);
    }
  }
});

test("a calendar begins on the first day that is possible, counted from the visit", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-12-31T12:00"));
  await openForm(page, "/demande");
  await expect(page.getByLabel("Rappel à partir du")).toHaveAttribute("min", "2028-01-01");
  await expect(page.getByLabel("À partir du", { exact: true })).toHaveAttribute("min", "2026-09-01");
});

test("a field with a condition shows, counts and is sent only if the condition holds", async ({
  page,
  site,
}) => {
  await openForm(page, "/demande");
  await expect(page.getByText("Les champs sont obligatoires, sauf mention contraire.")).toBeVisible();
  await expect(page.getByLabel("Étage")).toBeHidden();
  await fillIn(page);
  await page.getByLabel("Un appartement").check();
  await expect(page.getByLabel("Étage")).toBeVisible();
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText(["Merci de renseigner : Étage."]);
  await page.getByLabel("Étage").fill("61");
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Nombre à corriger : Étage. Écrivez un nombre entier de 0 à 60.",
  ]);
  await expectAccessible(page);
  await page.getByLabel("Une maison").check();
  await expect(page.getByLabel("Étage")).toBeHidden();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const { fields = {} } = (await site.leads()).at(-1) ?? {};
  expect(fields).toMatchObject({ ...ANSWERS, message: "" });
  expect(Object.keys(fields)).not.toContain("etage");
  expect(Object.keys(fields)).not.toContain("photos");
});

test("a condition shows its field though its choice was made without an event, and a wheel changes no number", async ({
  page,
}) => {
  await openForm(page, "/demande");
  await fillIn(page);
  await page.getByLabel("Un appartement").evaluate((box: HTMLInputElement) => (box.checked = true));
  await sendButton(page).click();
  const floor = page.getByLabel("Étage");
  await expect(floor).toBeVisible();
  await expect(summary(page).getByRole("listitem")).toHaveText(["Merci de renseigner : Étage."]);
  await floor.fill("12");
  await floor.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(floor).toHaveValue("12");
});

test("a group of which nothing is asked has no title, and two fields with one condition share a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openForm(page, "/demande");
  const group = page.getByRole("group", { name: "L’immeuble" });
  await expect(page.getByRole("group", { name: "Vous" })).toBeVisible();
  await expect(group).toHaveCount(0);
  await expect(page.getByText("L’immeuble")).toBeHidden();
  await page.getByLabel("Un appartement").check();
  await expect(group).toBeVisible();
  const boxes = await group.getByRole("textbox").evaluateAll((inputs) =>
    inputs.map((input) => {
      const { left, top } = input.getBoundingClientRect();
      return { left, top };
    }),
  );
  expect(boxes[1]?.top).toBe(boxes[0]?.top);
  expect(boxes[1]?.left).toBeGreaterThan((boxes[0]?.left ?? 0) + 200);
  await page.getByLabel("Une maison").check();
  await expect(group).toHaveCount(0);
});

test("a draft brings dates, boxes and conditions back", async ({ page, site }) => {
  await openForm(page, "/demande");
  await fillIn(page);
  await page.getByLabel("Un appartement").check();
  await page.getByLabel("Étage").fill("3");
  await page.reload();
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
  await expect(page.getByLabel("Étage")).toHaveValue("3");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).at(-1)?.fields).toMatchObject({
    ...ANSWERS,
    logement: "appartement",
    etage: "3",
  });
});

test("wrong answers and files are refused in plain words, and the other answers stay", async ({
  page,
  site,
}) => {
  await openForm(page, "/demande");
  const photos = page.getByLabel(/^Photos/);
  await expect(photos).toHaveAccessibleDescription("Des images ou des PDF, 1 Mo au plus en tout.");
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Merci de renseigner : Type de logement, Pièces, À partir du, Courriel, J’accepte d’être rappelé.",
  ]);
  await summary(page).getByRole("link", { name: "Pièces" }).click();
  await expect(page.getByLabel("cuisine")).toBeFocused();
  await expectAccessible(page);
  await fillIn(page);
  await page.getByLabel("À partir du", { exact: true }).fill("2026-08-31");
  await page.getByLabel("Message").fill("x".repeat(41));
  await photos.setInputFiles([PHOTO, { ...PHOTO, name: "virus.exe", mimeType: "application/x-msdownload" }]);
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Réponse trop longue : Message. Écrivez 40 caractères au plus.",
    "Date à corriger : À partir du. Choisissez un jour à partir du 01/09/2026.",
    "Fichier refusé : Photos. Choisissez des images ou des PDF.",
  ]);
  await photos.setInputFiles({ ...PHOTO, buffer: Buffer.alloc(1_000_001) });
  await page.getByLabel("À partir du", { exact: true }).fill("2026-12-24");
  await page.getByLabel("Message").fill("Une fuite\nsous l'évier");
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Fichiers trop lourds : Photos. Choisissez 1 Mo au plus, tous ensemble.",
  ]);
  const remove = page.getByRole("button", { name: "Retirer : Photos" });
  await expectAccessible(page);
  await remove.click();
  await expect(photos).toBeFocused();
  await expect(photos).toHaveValue("");
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Tout est corrigé" })).toBeVisible();
  await photos.setInputFiles(PHOTO);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).at(-1)?.fields).toMatchObject({
    ...ANSWERS,
    message: "Une fuite\r\nsous l'évier",
    photos: { name: PHOTO.name, size: PHOTO.buffer.length },
  });
});

test("is sent without the rules of numbers, dates and files if their script never comes", async ({
  page,
  site,
}) => {
  await page.route(/other-rules/, () => undefined);
  await openForm(page, "/demande");
  await fillIn(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).at(-1)?.fields).toMatchObject(ANSWERS);
});

test("a file that is gone when the form is sent is asked for again", async ({ page, site }) => {
  const path = join(folder, PHOTO.name);
  writeFileSync(path, PHOTO.buffer);
  await openForm(page, "/demande");
  await fillIn(page);
  await page.getByLabel(/^Photos/).setInputFiles(path);
  rmSync(path);
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Fichier illisible : Photos. Choisissez-le de nouveau.",
  ]);
  await page.getByLabel(/^Photos/).setInputFiles(PHOTO);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).at(-1)?.fields).toMatchObject({ ...ANSWERS, photos: { name: PHOTO.name } });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a field with a condition shows and may stay empty, and files are sent", async ({ page, site }) => {
    await page.goto("/demande");
    await expect(page.getByLabel("Étage")).toBeVisible();
    await fillIn(page);
    await page.getByLabel(/^Photos/).setInputFiles(PHOTO);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("bien arrivée");
    expect((await site.leads()).at(-1)?.fields).toMatchObject({
      ...ANSWERS,
      etage: "",
      photos: { name: PHOTO.name, size: PHOTO.buffer.length },
    });
  });
});

test("a lead with a file outlives a killed browser without Background Sync, and a webhook that fails twice", async ({
  site,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
  const webhook = await faultyWebhook();
  const start = async () => {
    const browser = await mortalBrowser(profile, site.hostRules(`127.0.0.1:${webhook.port}`));
    await withoutBackgroundSync(browser.context);
    return { ...browser, page: await browser.context.newPage() };
  };
  let living = await start();
  try {
    await openForm(living.page, `${home}/demande`);
    await fillIn(living.page);
    const buffer = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7) % 256));
    await living.page.getByLabel(/^Photos/).setInputFiles({ ...PHOTO, buffer });
    await webhook.misbehave([{ delayMs: 3000, status: 503 }, { status: 503 }]);
    await sendButton(living.page).click();
    await sleep(1000);
    await living.kill();

    living = await start();
    const { clock } = living.context;
    await clock.install();
    await living.page.goto(`${home}/tarifs`);
    await expect(async () => {
      // First the lock of the killed attempt expires, then the pause after the second failure.
      await clock.fastForward(60_000);
      await expect.poll(() => webhook.leads(), { timeout: 3000 }).toHaveLength(1);
    }).toPass({ timeout: 60_000 });
    const { fields } = (await webhook.leads())[0] as { fields: Record<string, unknown> };
    expect(fields).toMatchObject({ ...ANSWERS, submission_failure: "503" });
    const { name, address } = fields["photos"] as { name: string; address: string };
    expect(name).toBe(PHOTO.name);
    const kept = await fetch(`http://127.0.0.1:${webhook.port}${address}`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(buffer)).toBe(true);
  } finally {
    await living.kill();
    await webhook.close();
    await rm(profile, { recursive: true, force: true });
  }
});
